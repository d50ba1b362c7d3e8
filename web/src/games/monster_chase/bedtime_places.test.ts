import { expect, test } from 'vitest';
import { INSIDE, placeInCloset } from './bedtime_places';

test('monsters in the closet are inside it, each in a place of its own', () => {
  for (let all = 1; all <= 10; all++) {
    const places = Array.from({ length: all }, (_, i) => placeInCloset(i, all));
    for (const { x, y, size } of places) {
      expect(x).toBeGreaterThanOrEqual(INSIDE.left);
      expect(y).toBeGreaterThanOrEqual(INSIDE.top);
      expect(x + size).toBeLessThanOrEqual(INSIDE.right);
      expect(y + size).toBeLessThanOrEqual(INSIDE.bottom);
    }
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(all);
  }
});
