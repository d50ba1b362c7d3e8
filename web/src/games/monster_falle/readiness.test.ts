import { expect, test } from 'vitest';
import type { FalleView } from '../../border/monster_falle';
import { parseJson } from '../../assert';
import frames from '../../border/frames/monster_falle.json?raw';
import { Readiness } from './readiness.svelte';
import type { Frame } from '../../border/protocol';

const ready = parseJson<Frame<'monster-falle'>[]>(frames)
  .flatMap(({ mine }) => mine.map(({ view }) => view))
  .find((view) => view.phase === 'ready' && view.pair_x !== view.pair_y);

function at(active: number, wishes: FalleView['wishes']): FalleView {
  if (!ready) throw new Error('no frame before a round of a team was recorded');
  return { ...ready, pair_x: 0, pair_y: 1, active, wishes };
}

test('whoever presses before being asked is heard when asked', () => {
  const said: number[] = [];
  const readiness = new Readiness((seat) => said.push(seat));
  readiness.press(1, at(0, [null, null]));
  expect(readiness.isReady(1, at(0, [null, null]))).toBe(true);
  expect(readiness.isReady(0, at(0, [null, null]))).toBe(false);
  expect(said).toEqual([]);
  readiness.press(0, at(0, [null, null]));
  expect(said).toEqual([0]);
  readiness.follow(at(1, ['go', null]));
  expect(said).toEqual([0, 1]);
  expect(readiness.isReady(0, at(1, ['go', null]))).toBe(true);
});

test('a wish to swap is answered by who was asked, not by an old press', () => {
  const said: number[] = [];
  const readiness = new Readiness((seat) => said.push(seat));
  readiness.press(1, at(0, [null, null]));
  readiness.follow(at(1, ['swap', null]));
  expect(said).toEqual([]);
  expect(readiness.isReady(1, at(1, ['swap', null]))).toBe(false);
});

test('a "go" that was refused can be said again', () => {
  const said: number[] = [];
  const readiness = new Readiness((seat) => said.push(seat));
  const view = at(0, [null, null]);
  readiness.press(0, view);
  readiness.forget();
  expect(readiness.isReady(0, view)).toBe(false);
  readiness.press(0, view);
  expect(said).toEqual([0, 0]);
});
