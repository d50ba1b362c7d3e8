// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { seatPaint } from '../palette';
import { seatFigure, showFigures } from './seat_figures.svelte';

/** A page that shows these figures; the function that is returned leaves it. */
function open(figures: () => readonly string[]): () => void {
  const leave = $effect.root(() => showFigures(figures));
  flushSync();
  return leave;
}
const paints = (...seats: number[]) => seats.map((seat) => seatPaint(seat).id);

test('seats have the colours that people chose, and otherwise those of their places', () => {
  const leave = open(() => ['red', '', 'blue', 'dragon']);
  expect(paints(0, 1, 2, 3)).toEqual(['strawberry', 'tangerine', 'blueberry', 'rose']);
  expect(seatFigure(3)).toBe('dragon');
  leave();
  expect(paints(0)).toEqual(['blueberry']);
  expect(seatFigure(3)).toBeUndefined();
});

test('somebody who chooses another colour is seen in it', () => {
  let figures = $state.raw(['red']);
  const leave = open(() => figures);
  figures = ['pink'];
  flushSync();
  expect(paints(0)).toEqual(['rose']);
  leave();
});

test('a page that comes before the last one goes keeps its colours', () => {
  const leave = open(() => ['red', 'blue']);
  const leaveNext = open(() => ['green', 'pink']);
  leave();
  expect(paints(0, 1)).toEqual(['fern', 'rose']);
  leaveNext();
  expect(paints(0, 1)).toEqual(['blueberry', 'tangerine']);
});
