import { expect, test } from 'vitest';
import { everybodyFits, fold, PANELS } from './fold';

test('a laptop shows all parts at once', () => {
  expect(fold(980, 620)).toEqual({ shape: 'open', tabs: [] });
});
test.each([
  ['a phone', 378, 600, 'above'],
  ['a phone on its side', 583, 384, 'beside'],
  ['a small phone', 348, 388, 'behind'],
] as const)('on %s parts fold behind tabs', (_, w, h, shape) => {
  const { shape: is, tabs } = fold(w, h);
  expect(is).toBe(shape);
  expect(tabs).toEqual(PANELS.filter((panel) => shape === 'behind' || panel !== 'track'));
});
test('a large screen has room for every monster', () => {
  expect(everybodyFits(1590, 886)).toBe(true);
  expect(everybodyFits(980, 620)).toBe(false);
});
