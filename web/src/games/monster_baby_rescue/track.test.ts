import { describe, expect, it } from 'vitest';
import { inTurn, nth } from '../../assert';
import { before, ring, rock } from './track';

const SHAPES = [0.95, 1.2, 1.45, 1.7];

describe('the track', () => {
  it('has six places that do not touch and stay inside', () => {
    for (const shape of SHAPES) {
      const at = ring(shape);
      at.places.forEach((one, i) => {
        expect(one.x - at.place.x).toBeGreaterThanOrEqual(0);
        expect(one.x + at.place.x).toBeLessThanOrEqual(100);
        expect(one.y - at.place.y).toBeGreaterThanOrEqual(0);
        expect(one.y + at.place.y).toBeLessThanOrEqual(104);
        const next = inTurn(at.places, i + 1);
        const apart = ((one.x - next.x) / at.place.x) ** 2 + ((one.y - next.y) / at.place.y) ** 2;
        expect(Math.sqrt(apart)).toBeGreaterThan(1.7);
      });
    }
  });

  it('goes clockwise from the River at the left', () => {
    const { places } = ring(1.5);
    expect(Math.min(...places.map(({ x }) => x))).toBe(nth(places, 0).x);
    expect(nth(places, 1).y).toBeLessThan(nth(places, 0).y);
    expect(nth(places, 2).x).toBeGreaterThan(nth(places, 1).x);
    expect(nth(places, 4).y).toBeGreaterThan(nth(places, 3).y);
  });

  it('gives every rock of a place its own spot, the first one first', () => {
    const at = ring(1.5);
    for (let place = 0; place < 6; place++) {
      const rocks = [1, 2, 3, 4, 5].map((number) => rock(at, place, number, 5));
      const next = inTurn(at.places, place + 1);
      const distance = ({ x, y }: { x: number; y: number }) => Math.hypot(x - next.x, y - next.y);
      expect(distance(nth(rocks, 4))).toBeLessThan(distance(nth(rocks, 0)));
      expect(new Set(rocks.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(5);
    }
  });

  it('puts the forbidden path between two places', () => {
    const at = ring(1.5);
    for (let place = 0; place < 6; place++) {
      const spot = before(at, place);
      const [here, last] = [nth(at.places, place), inTurn(at.places, place + 5)];
      expect(Math.hypot(spot.x - here.x, spot.y - here.y)).toBeLessThan(Math.hypot(last.x - here.x, last.y - here.y));
    }
  });
});
