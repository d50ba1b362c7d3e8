import { expect, test } from 'vitest';
import { layoutOf, LEAST, leastHeight } from './layout';

/** Board sizes: small phones in portrait and landscape, a page zoomed to 200%, tablets, desktops, a very large screen. */
const BOXES = [
  [348, 380], [378, 300], [378, 404], [378, 590], [600, 330], [600, 180], [628, 150], [520, 830], [740, 820], [980, 620], [2260, 1260],
] as const; // prettier-ignore

test.each(BOXES)('in %i × %i the mansion is large enough and everything has its place', (width, height) => {
  const layout = layoutOf(width, Math.max(height, layoutOf(width, height).least));
  expect(layout.side).toBeGreaterThanOrEqual(LEAST);
  expect(layout.least).toBeLessThanOrEqual(LEAST + 112);
  if (layout.upright) {
    expect(layout.side).toBeLessThanOrEqual(width);
    expect(layout.head + layout.side + layout.foot).toBeLessThanOrEqual(Math.max(height, layout.least));
  } else {
    expect(layout.side + layout.panel * (layout.wide ? 2 : 1)).toBeLessThan(width);
    expect(layout.panel).toBeGreaterThanOrEqual(200);
  }
});

test.each(BOXES)('a board in %i × %i that asks for its least height stays as it stands', (width, height) => {
  const first = layoutOf(width, height);
  expect(layoutOf(width, Math.max(height, first.least)).upright).toBe(first.upright);
});

test('a box that is as high as the board asks for has room for the smallest mansion', () => {
  for (const width of [348, 390, 500, 548, 600, 980]) {
    const { side, head, foot, upright } = layoutOf(width, leastHeight(width));
    expect(side).toBeGreaterThanOrEqual(LEAST);
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
