import { describe, expect, test } from 'vitest';
import { bedroom, SIDES, type Rect, type Bedroom } from './bedroom';

/** Board sizes on a phone, a tablet in portrait and landscape, a laptop, a big screen, odd windows, and zoomed phones. */
const SIZES = [[378, 520], [378, 440], [348, 460], [520, 820], [980, 640], [980, 590], [1620, 900], [700, 420], [600, 600], [1000, 900], [900, 1000], [2150, 1200], [583, 380], [448, 394], [320, 380], [372, 340], [410, 340], [168, 450], [183, 450]] as const; // prettier-ignore

function pieces(here: Bedroom): [string, Rect][] {
  return [
    ...here.tiles.map((rect, i): [string, Rect] => [`tile ${i + 1}`, rect]),
    ['bed', here.bed],
    ['closet', here.closet],
    ['count', here.count],
    ['windows', here.windows],
    ...SIDES.flatMap((side): [string, Rect][] => [
      [`monster ${side}`, here.sides[side].monster],
      [`bubble ${side}`, here.sides[side].bubble],
    ]),
  ];
}

const overlap = (a: Rect, b: Rect) =>
  a.x < b.x + b.w - 0.5 && b.x < a.x + a.w - 0.5 && a.y < b.y + b.h - 0.5 && b.y < a.y + a.h - 0.5;

describe.each(SIZES)('a bedroom of %i x %i', (w, h) => {
  test.each([10, 12])('with %i tiles: nothing overlaps and nothing leaves the screen', (tiles) => {
    const all = pieces(bedroom(w, h, tiles));
    for (const [name, rect] of all) {
      expect.soft(rect.x, `${name} left`).toBeGreaterThanOrEqual(-0.5);
      expect.soft(rect.y, `${name} top`).toBeGreaterThanOrEqual(-0.5);
      expect.soft(rect.x + rect.w, `${name} right`).toBeLessThanOrEqual(w + 0.5);
      expect.soft(rect.y + rect.h, `${name} bottom`).toBeLessThanOrEqual(h + 0.5);
    }
    const clashes = all.flatMap(([a, one], i) =>
      all
        .slice(i + 1)
        .filter(([, other]) => overlap(one, other))
        .map(([b]) => `${a} and ${b}`),
    );
    expect(clashes).toEqual([]);
  });

  test('a call hides neither a tile nor anybody at the bed', () => {
    const here = bedroom(w, h, 12);
    const others = pieces(here).filter(([name]) => name !== 'bed');
    expect(others.filter(([, rect]) => overlap(rect, here.call)).map(([name]) => name)).toEqual([]);
  });

  test('tiles are big enough for small fingers', () => {
    for (const tile of bedroom(w, h, 12).tiles) expect(tile.w).toBeGreaterThanOrEqual(44);
  });
});
