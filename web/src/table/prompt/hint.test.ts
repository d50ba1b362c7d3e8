import { expect, test } from 'vitest';
import type { Wish } from '../../backend/session';
import type { ToDevice } from '../../border/protocol';
import { Hints } from './hint.svelte';

const said = { key: 'look', args: {} };
const THIRD: ToDevice = { type: 'hint', id: 'a', seat: 0, code: 7, label: said, said, glow: '', numbers: null };

test('a hint is asked for step by step, and begins anew after the last', async () => {
  const steps: unknown[] = [];
  const hints = new Hints((wish: Wish): Promise<ToDevice> => {
    if (wish.type !== 'hint') throw new Error(wish.type);
    const { step = 1 } = wish;
    steps.push(step);
    if (step < 3) return Promise.resolve({ type: 'pointer', id: 'a', seat: 0, step, said, glow: `slot:${step}` });
    return Promise.resolve(THIRD);
  });
  for (let i = 0; i < 4; i++) await hints.ask(0, 5);
  expect(steps).toEqual([1, 2, 3, 1]);
  expect(hints.current).toMatchObject({ step: 1, glow: 'slot:1', move: null });
});

test('the third step names the move; something that is played takes it away', async () => {
  const hints = new Hints(() => Promise.resolve(THIRD));
  const asked = hints.ask(0, 5);
  expect(hints.thinking).toBe(true);
  await asked;
  expect(hints.thinking).toBe(false);
  expect(hints.current).toMatchObject({ step: 3, glow: '', move: { code: 7 } });
  hints.clear();
  expect(hints.current).toBeNull();
});

test('a refusal leaves the hint that was there', async () => {
  const refusal = { code: 'not-now', rule: '', said };
  let answer: ToDevice = { type: 'pointer', id: 'a', seat: 0, step: 1, said, glow: '' };
  const hints = new Hints(() => Promise.resolve(answer));
  await hints.ask(0, 5);
  answer = { type: 'refused', id: 'a', refusal };
  await hints.ask(0, 5);
  expect([hints.thinking, hints.current?.step]).toEqual([false, 1]);
});
