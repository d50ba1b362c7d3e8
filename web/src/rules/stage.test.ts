// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Example } from '../games/board';
import { parseJson } from '../assert';
import { Stage } from './stage.svelte';

const example = parseJson<Example>('{"name": "", "names": [], "steps": [{"view": 0}, {"view": 1}, {"view": 2}]}');

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('steps lead on and back, and no further', async () => {
  const stage = new Stage(example);
  for (const at of [1, 2, 2]) {
    await stage.next();
    expect(stage.at).toBe(at);
  }
  expect(stage.step).toEqual({ view: 2 });
  stage.back();
  stage.goTo(-4);
  expect(stage.at).toBe(0);
});

test('whoever goes on before the pieces lie sees them come to rest first', async () => {
  const stage = new Stage(example);
  let rested = false;
  stage.telling.settle(stage.telling.hold(5000).then(() => (rested = true)));
  await stage.next();
  expect([rested, stage.at]).toEqual([true, 1]);
});

test('a jump makes the board anew, a step does not', async () => {
  const stage = new Stage(example);
  await stage.next();
  expect(stage.jumps).toBe(0);
  stage.back();
  expect(stage.jumps).toBe(1);
});
