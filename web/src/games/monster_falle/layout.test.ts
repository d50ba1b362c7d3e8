import { expect, test } from 'vitest';
import { layoutOf, LEAST, leastHeight, SMALLEST, TWO_ROWS } from './layout';

/** Board sizes: small phones in portrait and landscape, a page zoomed to 200%, tablets, desktops, a very large screen. */
const BOXES = [
  [348, 368], [348, 394], [363, 421], [455, 363], [506, 308], [436, 388], [348, 380], [378, 300], [378, 404], [378, 590], [600, 330], [600, 180], [628, 150], [520, 830], [740, 820], [980, 620], [2260, 1260],
] as const; // prettier-ignore

test.each(BOXES)('in %i × %i the mansion is large enough and everything has its place', (width, height) => {
  const layout = layoutOf(width, Math.max(height, layoutOf(width, height).least));
  expect(layout.side).toBeGreaterThanOrEqual(SMALLEST);
  expect(layout.least).toBeLessThanOrEqual(SMALLEST + 56);
  if (layout.upright) {
    expect(layout.side).toBeLessThanOrEqual(width);
    expect(layout.head + layout.side + layout.foot).toBeLessThanOrEqual(Math.max(height, layout.least));
  } else {
    expect(layout.side + layout.panel * (layout.wide ? 2 : 1)).toBeLessThan(width);
    expect(layout.panel).toBeGreaterThanOrEqual(layout.slim ? 112 : 200);
  }
});

test.each(BOXES)('a board in %i × %i that asks for its least height stays as it stands', (width, height) => {
  const first = layoutOf(width, height);
  expect(layoutOf(width, Math.max(height, first.least)).upright).toBe(first.upright);
});

test('a box that is as high as the board asks for has room for the smallest mansion', () => {
  for (const width of [348, 390, 500, 548, 600, 980]) {
    const { side, head, foot, upright } = layoutOf(width, leastHeight(width));
    expect(side).toBeGreaterThanOrEqual(SMALLEST);
    expect(side + (upright ? head + foot : 0)).toBeLessThanOrEqual(leastHeight(width));
  }
});

test('large screens have large mansions, with a panel on either side', () => {
  expect(layoutOf(2260, 1260).wide).toBe(true);
  expect(layoutOf(980, 620).wide).toBe(false);
  expect(layoutOf(980, 620).side).toBe(620);
  expect(layoutOf(2260, 1260).side).toBe(1260);
  expect(layoutOf(740, 860).side).toBe(740);
});

test('a phone without room for everything drops the row below before the mansion gets small', () => {
  expect(layoutOf(348, 394)).toMatchObject({ upright: true, foot: 0, side: 338 });
  expect(layoutOf(348, LEAST + 112)).toMatchObject({ foot: 52, side: LEAST });
});

test('a low screen has its mansion beside a slim panel where that makes it larger', () => {
  expect(layoutOf(455, 363)).toMatchObject({ upright: false, slim: true, side: 327 });
  expect(layoutOf(506, 308)).toMatchObject({ upright: false, slim: true, side: 308 });
  expect(layoutOf(436, 388)).toMatchObject({ upright: true, foot: 0, side: 332 });
});

test('the row below the mansion grows with the letters, and has as many rows as the speeds need', () => {
  expect(layoutOf(740, 860, 1.45).foot).toBeCloseTo(52 * 1.45);
  expect(layoutOf(740, 860, 1.2).foot).toBeCloseTo(52 * 1.2);
  expect(layoutOf(378, 800, 1.45).foot).toBeCloseTo(2 * 52 * 1.45);
});

test('on a phone with larger letters the task has a row of its own', () => {
  expect(layoutOf(378, 500, 1.45)).toMatchObject({ head: TWO_ROWS });
  expect(layoutOf(378, 500)).not.toMatchObject({ head: TWO_ROWS });
});
