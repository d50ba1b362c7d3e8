import { describe, expect, test } from 'vitest';
import {
  boxOf,
  centre,
  edge,
  fit,
  hexagon,
  clampLook,
  middleOf,
  nearest,
  patch,
  R,
  sight,
  steer,
  zoomAbout,
} from './map';

// A hex with its six neighbours, numbered in reading order, as on the server.
const flower = { q: [0, 1, -1, 0, 1, -1, 0], r: [-1, -1, 0, 0, 0, 1, 1] };
const MIDDLE = 3;

describe('hexes', () => {
  test('neighbours touch and do not overlap', () => {
    const [x, y] = middleOf(flower, MIDDLE);
    flower.q.forEach((_, i) => {
      if (i === MIDDLE) return;
      const [ox, oy] = middleOf(flower, i);
      expect(Math.hypot(ox - x, oy - y)).toBeCloseTo(Math.sqrt(3) * R);
    });
  });
  test('a hexagon has six corners', () => expect(hexagon().split('L')).toHaveLength(6));
  test('the edge of one hex has six sides, of a flower eighteen', () => {
    expect(edge(flower, [MIDDLE]).split('M')).toHaveLength(7);
    expect(edge(flower, flower.q.map((_, i) => i)).split('M')).toHaveLength(19); // prettier-ignore
  });
  test('a patch draws every hex once', () => expect(patch(flower, [0, 1, 2]).split('Z')).toHaveLength(4));
  test('everything is in the box', () => {
    const box = boxOf(flower);
    flower.q.forEach((_, i) => {
      const [x, y] = middleOf(flower, i);
      expect(x - R >= box.x && x + R <= box.x + box.w && y - R >= box.y && y + R <= box.y + box.h).toBe(true);
    });
  });
});

describe('pointing', () => {
  test('a finger beside a hex means the nearest one', () => {
    const [x, y] = centre(1, 0);
    expect(nearest(flower, [x + 10, y - 6], [4, 2], 0.85)).toBe(4);
    expect(nearest(flower, [x + 400, y], [4, 2], 0.85)).toBeUndefined();
  });
  test('arrow keys go to the next space', () => {
    expect(steer(flower, MIDDLE, 'ArrowLeft')).toBe(2);
    expect(steer(flower, MIDDLE, 'ArrowRight')).toBe(4);
    expect(steer(flower, MIDDLE, 'ArrowUp')).toBe(1);
    expect(steer(flower, 1, 'ArrowDown')).toBe(MIDDLE);
    expect(steer(flower, MIDDLE, 'ArrowDown')).toBe(6);
    expect(steer(flower, 4, 'ArrowRight')).toBeUndefined();
    expect(steer(flower, MIDDLE, 'a')).toBeUndefined();
  });
});

describe('the camera', () => {
  const box = { x: 0, y: 0, w: 100, h: 50 };
  test('shows everything at first and never leaves the map', () => {
    expect(fit(box, 200, 200)).toBe(2);
    expect(clampLook({ x: 900, y: -900, zoom: 1 }, box, 200, 200)).toEqual({ x: 50, y: 25, zoom: 1 });
    expect(clampLook({ x: 900, y: 25, zoom: 1.2 }, box, 200, 200).x).toBeCloseTo(100 - 50 / 1.2);
    expect(clampLook({ x: 50, y: 25, zoom: 99 }, box, 200, 200).zoom).toBeLessThan(2);
  });
  test('zooms about the point under the finger', () => {
    const before = { x: 50, y: 25, zoom: 2 };
    const after = zoomAbout(before, 1.5, [40, 25], box, 60, 30);
    const part = (look: typeof before) => (40 - sight(look, box, 60, 30).x) / sight(look, box, 60, 30).w;
    expect(part(after)).toBeCloseTo(part(before));
  });
});
