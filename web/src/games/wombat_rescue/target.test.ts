// @vitest-environment happy-dom
import { beforeAll, describe, expect, test } from 'vitest';
import recorded from '../../border/frames/wombat_rescue.json?raw';
import { parseJson, notNull } from '../../assert';
import { language } from '../../words/language.svelte';
import { digestQuestion, moveQuestion } from './consequences';
import { meaning, nextStep, targetsOf } from './target';
import type { Frame, MoveSeen } from '../../border/protocol';
import type { WombatView } from '../../border/wombat_rescue';

type Move = MoveSeen<'wombat-rescue'>;
const frames = parseJson<Frame<'wombat-rescue'>[]>(recorded);
const view: WombatView = notNull(frames.flatMap(({ mine }) => mine).find((one) => one.view.phase === 'move')).view;
const label = { key: '', args: {} };
const step = (code: number, space: number, ends: number[]): Move => ({
  code,
  move: { move: 'prowl', space },
  label,
  preview: { path: [space], ends },
});

describe('the dingo is sent in one go', () => {
  const prowl: WombatView = { ...view, phase: 'prowl' };
  const forks = [step(301, 1, [3, 4]), step(302, 2, [4, 5])];
  test('one chooses where it comes to rest, not every step', () => {
    expect(meaning(prowl, false)).toBe('prowl');
    expect(targetsOf(prowl, forks, 'prowl', null).map(({ space, code }) => [space, code])).toEqual([
      [3, 301],
      [4, 301],
      [5, 302],
    ]);
    expect(targetsOf(prowl, forks, 'prowl', 302).find(({ space }) => space === 4)?.code).toBe(302);
  });
  test('then it goes on by itself', () => {
    expect(nextStep(forks, 5)).toBe(302);
    expect(nextStep(forks, null)).toBeUndefined();
  });
  test('where all ways end at the same space nobody is asked', () =>
    expect(nextStep([step(301, 1, [4]), step(302, 2, [4])], null)).toBe(301));
  test('a dingo that eats cubes on its way is led step by step', () => {
    const hungry = [step(301, 1, []), step(302, 2, [])];
    expect(nextStep(hungry, null)).toBeUndefined();
    expect(targetsOf(prowl, hungry, 'prowl', null).map(({ space }) => space)).toEqual([1, 2]);
  });
});

describe('a choice says what it leads to', () => {
  beforeAll(() => language.learn('wombat-rescue'));
  const ask = (preview: Move['preview'], of = view) =>
    moveQuestion(of, 'walk', { space: 0, code: 0, preview }, ['Mia', 'Opa']);
  test('the gravest first', () => {
    expect(ask({ lost: true }).text).toBe('You will be lost there.');
    const last = ask({ eats: 'roots', lost: true }, { ...view, moves_left: 1 });
    expect(last).toEqual({ text: 'You eat roots, worth 3.', detail: 'You will be lost there. It is your last move.' });
    expect(ask({ caught: true }).text).toBe('The dingo catches you.');
  });
  test('nothing special', () => expect(ask({ path: [0] })).toEqual({ text: 'Go there?', detail: '' }));
  test('no row and no number of a space is named', () => {
    for (const kind of ['walk', 'prowl', 'cube', 'den', 'chase'] as const) {
      const { text, detail } = moveQuestion(view, kind, { space: 57, code: 0, preview: null }, ['Mia', 'Opa']);
      expect(text + detail).not.toMatch(/\d/);
    }
  });
  test('the end of a turn', () => {
    const left = { ...view, moves_left: 2, holder: view.turn, prey: [{ seat: 0, way: [1] }] };
    expect(digestQuestion(left, { cube: 3 })).toEqual({
      text: 'This ends your turn.',
      detail: 'You could still make 2 moves. Your wombat leaves a cube here. Then the dingo comes.',
    });
  });
});
