import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableSeen } from '../border/protocol';
import { fingerprintOf, keepUp, meet } from './known';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const playing = (round: number, hash: string): TableSeen => ({
  id: 'ours',
  game: 'a-game',
  options: {},
  phase: 'playing',
  round,
  seats: [],
  seed: { hash, chosen: false, seed: null, salt: null },
  undo: { to: null, free: false, asked: null },
  hints: true,
  join_key: '',
  moves: 0,
});

const over = (round: number, hash: string): TableSeen => ({
  ...playing(round, hash),
  phase: 'over',
  seed: { hash, chosen: false, seed: '3156249557144189427', salt: 'salt' },
});

test('the first fingerprint of a shuffle counts, whatever is said later', () => {
  keepUp('token', playing(0, 'first'), 0);
  keepUp('token', playing(0, 'other'), 0);
  keepUp('token', over(0, 'third'), null);
  expect(fingerprintOf('ours', 0)).toBe('first');
});

test('every round has its own, and opening the table again forgets none', () => {
  keepUp('token', playing(0, 'first'), 0);
  keepUp('token', playing(1, 'second'), 0);
  meet({ table: 'ours', token: 'token', join_key: '', seats: [0] }, 'a-game');
  expect([fingerprintOf('ours', 0), fingerprintOf('ours', 1)]).toEqual(['first', 'second']);
});

test('a fingerprint that comes together with the shuffle is no promise', () => {
  keepUp('token', over(0, 'late'), null);
  expect(fingerprintOf('ours', 0)).toBeUndefined();
  expect(fingerprintOf('theirs', 0)).toBeUndefined();
});
