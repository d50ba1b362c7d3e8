import { describe, expect, it } from 'vitest';
import { fit, layout, shelterColumns, TALL } from './layout';

const SCREENS = [
  [368, 470],
  [380, 520],
  [520, 820],
  [700, 900],
  [980, 620],
  [1280, 560],
  [348, 388],
  [378, 420],
  [2150, 1200],
] as const;

describe('the grid', () => {
  for (const [w, h] of SCREENS)
    for (const side of [3, 4, 5])
      it(`fits into ${w} x ${h} with ${side} rows`, () => {
        const { card, grid, beside, upright, brief, handle, gap } = layout(w, h, side);
        expect(card).toBeGreaterThanOrEqual(38);
        expect(grid.w).toBeLessThanOrEqual(w);
        expect(grid.h).toBeLessThanOrEqual(h);
        expect(beside).toBeGreaterThan(brief ? 47 : upright ? 90 : 300);
        expect(handle).toBeGreaterThanOrEqual(48);
        expect(handle + side * (card + gap)).toBe(grid.w);
      });
});

describe('the narrowest screen', () => {
  it.each([3, 4, 5])('has a grid of %i rows without moving sideways, and cards to be hit', (side) => {
    const { card, grid } = layout(168, 340, side);
    expect(grid.w).toBeLessThanOrEqual(168);
    expect(card).toBeGreaterThanOrEqual(24);
  });
});

describe('all shelters at once', () => {
  it.each([2, 3, 4])('lie beside the grid on a large screen, for %i', (shelters) => {
    expect(shelterColumns(layout(2150, 1200, 5), 1200, shelters)).toBeGreaterThan(0);
  });
  it('need more room than a laptop has', () => {
    expect(shelterColumns(layout(980, 620, 5), 620, 4)).toBe(0);
  });
});

describe('a shelter', () => {
  it('shows twelve cards of a phone at a readable size', () => {
    expect(fit(364, 470, 6, 7)).toBeGreaterThanOrEqual(56);
  });
  it('is never wider than the place for it', () => {
    for (const w of [300, 364, 480]) expect(fit(w, 400, 1, 1) * TALL).toBeLessThanOrEqual(w);
  });
});
