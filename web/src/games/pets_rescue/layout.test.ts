import { describe, expect, it } from 'vitest';
import { fit, layout, TALL } from './layout';

const SCREENS = [
  [368, 470],
  [380, 520],
  [520, 820],
  [700, 900],
  [980, 620],
  [1280, 560],
] as const;

describe('the grid', () => {
  for (const [w, h] of SCREENS)
    for (const side of [3, 4, 5])
      it(`fits into ${w} x ${h} with ${side} rows`, () => {
        const { card, grid, beside, upright, handle, gap } = layout(w, h, side);
        expect(card).toBeGreaterThanOrEqual(40);
        expect(grid.w).toBeLessThanOrEqual(w);
        expect(grid.h).toBeLessThanOrEqual(h);
        expect(beside).toBeGreaterThan(upright ? 90 : 300);
        expect(handle + side * (card + gap)).toBe(grid.w);
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
