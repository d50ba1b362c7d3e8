import { expect, test } from 'vitest';
import { placeFor } from './dragging';

const MIDDLES = [50, 150, 250, 350];

test('a chair stays until the pointer has passed the middle of a neighbour', () => {
  expect(placeFor(170, 1, MIDDLES)).toBe(1);
  expect(placeFor(249, 1, MIDDLES)).toBe(1);
  expect(placeFor(251, 1, MIDDLES)).toBe(2);
  expect(placeFor(51, 1, MIDDLES)).toBe(1);
  expect(placeFor(49, 1, MIDDLES)).toBe(0);
});

test('a quick hand takes it to either end', () => {
  expect(placeFor(-900, 3, MIDDLES)).toBe(0);
  expect(placeFor(9000, 0, MIDDLES)).toBe(3);
});
