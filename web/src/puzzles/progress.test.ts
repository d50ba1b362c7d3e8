import { beforeEach, describe, expect, test, vi } from 'vitest';
import { nextUnsolved, progress, today } from './progress.svelte';

const memory = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => memory.get(name) ?? null,
  setItem: (name: string, value: string) => void memory.set(name, value),
});
beforeEach(() => memory.clear());

describe('progress', () => {
  test('what is solved is kept by game, once, and counted among the puzzles there are', () => {
    progress.solve('chess', 'a');
    progress.solve('chess', 'a');
    progress.solve('chess', 'gone');
    expect(progress.isSolved('chess', 'a')).toBe(true);
    expect(progress.isSolved('go', 'a')).toBe(false);
    expect(progress.count('chess', ['a', 'b'])).toBe(1);
    expect(memory.get('homeward.puzzles')).toContain('"chess":["a","gone"]');
  });

  test('what another tab has solved meanwhile is not lost', () => {
    memory.set('homeward.puzzles', '{"chess":["x"],"go":["y"]}');
    progress.solve('chess', 'z');
    expect(progress.isSolved('chess', 'x')).toBe(true);
    expect(progress.isSolved('go', 'y')).toBe(true);
  });

  test('what cannot be read is forgotten', () => {
    memory.set('homeward.puzzles', '[[');
    progress.solve('draughts', 'a');
    expect(progress.isSolved('draughts', 'a')).toBe(true);
  });

  test('the next one is the first unsolved after this one, from the beginning again at the end', () => {
    progress.solve('ludo', 'b');
    expect(nextUnsolved('ludo', ['a', 'b', 'c'], 'a')).toBe('c');
    expect(nextUnsolved('ludo', ['a', 'b', 'c'], 'c')).toBe('a');
    expect(nextUnsolved('ludo', ['b'])).toBeUndefined();
  });

  test('today is the day of the wall calendar', () => {
    expect(today(new Date(2026, 2, 4, 23, 59))).toBe('2026-03-04');
  });
});
