// The arithmetic of the map: where hexes lie, the edge of a patch of hexes, and the camera that looks at them.
import { nth } from '../../assert';
import { ARROWS } from '../arrows';

/** From the middle of a hex to its corner. */
export const R = 26;
const S3 = Math.sqrt(3);
/** How wide a hex is. */
export const HEX = S3 * R;

export type Point = readonly [x: number, y: number];
export interface Spots {
  q: readonly number[];
  r: readonly number[];
}

export const centre = (q: number, r: number): Point => [S3 * R * (q + r / 2), 1.5 * R * r];
/** Where a space is: its hex, and the middle of it. */
export const hexOf = ({ q, r }: Spots, space: number): [q: number, r: number] => [nth(q, space), nth(r, space)];
export const middleOf = (spots: Spots, space: number): Point => centre(...hexOf(spots, space));
const corner = (i: number, k: number): Point => [
  k * R * Math.cos((Math.PI / 3) * i + Math.PI / 6),
  k * R * Math.sin((Math.PI / 3) * i + Math.PI / 6),
];
const near = (n: number) => +n.toFixed(2);

/** A hex round (0, 0), `k` times its size. */
export const hexagon = (k = 1): string =>
  `M${[0, 1, 2, 3, 4, 5].map((i) => corner(i, k).map(near).join(' ')).join('L')}Z`;

/** The neighbour beyond the side from corner i to corner i + 1. */
const BEYOND: readonly Point[] = [[0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1], [1, 0]]; // prettier-ignore
const key = (q: number, r: number) => `${q},${r}`;

/** The sides of a patch of spaces that have no neighbour in it, as one path. */
export function edge(spots: Spots, spaces: readonly number[], k = 1): string {
  const inside = new Set(spaces.map((space) => key(...hexOf(spots, space))));
  let path = '';
  for (const space of spaces) {
    const [q, r] = hexOf(spots, space);
    const [x, y] = centre(q, r);
    BEYOND.forEach(([dq, dr], i) => {
      if (inside.has(key(q + dq, r + dr))) return;
      const [ax, ay] = corner(i, k);
      const [bx, by] = corner((i + 1) % 6, k);
      path += `M${near(x + ax)} ${near(y + ay)}L${near(x + bx)} ${near(y + by)}`;
    });
  }
  return path;
}

/** A patch of spaces as one path to be filled. */
export function patch(spots: Spots, spaces: readonly number[], k = 1.01): string {
  return spaces
    .map((space) => {
      const [x, y] = middleOf(spots, space);
      return `M${[0, 1, 2, 3, 4, 5].map((i) => corner(i, k)).map(([dx, dy]) => `${near(x + dx)} ${near(y + dy)}`).join('L')}Z`; // prettier-ignore
    })
    .join('');
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The box that holds all hexes, with a little air for heads that look over the edge. */
export function boxOf(spots: Spots): Box {
  const points = spots.q.map((_, space) => middleOf(spots, space));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { x: left - R * 1.1, y: top - R * 1.6, w: right - left + R * 2.2, h: bottom - top + R * 3 };
}

/** The space nearest to a point among some, if it is nearer than `most` hexes. */
export function nearest(spots: Spots, [x, y]: Point, among: Iterable<number>, most: number): number | undefined {
  let best: { space: number; far: number } | undefined;
  for (const space of among) {
    const [cx, cy] = middleOf(spots, space);
    const far = Math.hypot(cx - x, cy - y);
    if (far <= most * S3 * R && (!best || far < best.far)) best = { space, far };
  }
  return best?.space;
}

/** The next space in the direction of an arrow key: in the same row, or the nearest one in the row above or below. Up and
 *  down go a half hex to the east in one row and to the west in the next, so that the way back is the same. */
export function steer(spots: Spots, from: number, arrow: string): number | undefined {
  const toward = ARROWS[arrow];
  if (!toward) return undefined;
  const [right, down] = toward;
  const [fx] = middleOf(spots, from);
  const row = nth(spots.r, from) + down;
  const swerve = (nth(spots.r, from) & 1 ? -1 : 1) * (HEX / 4);
  let best: { space: number; far: number } | undefined;
  for (const space of spots.q.keys()) {
    if (nth(spots.r, space) !== row || space === from) continue;
    const [x] = middleOf(spots, space);
    if (right && (x - fx) * right <= 0) continue;
    const far = Math.abs(x - fx - (down ? swerve : 0));
    if (!best || far < best.far) best = { space, far };
  }
  return best?.space;
}

/** What the camera looks at: a middle, and how many times closer than the whole map. */
export interface Look {
  x: number;
  y: number;
  zoom: number;
}
/** A hex is never wider than this when one looks closely, nor narrower than that when one begins to look. */
const WIDEST = 110;
const LEAST = 23;
/** What the buttons at the foot of the map take: one can look so far below it that they cover nothing. */
export const FOOT = 54;

const clamp = (n: number, low: number, high: number) => Math.min(Math.max(n, low), high);

/** Pixels per unit when the whole map is in sight. */
export const fit = (box: Box, width: number, height: number): number => Math.min(width / box.w, height / box.h);

/** How much closer than the whole map one can look. */
const closest = (box: Box, width: number, height: number) => Math.max(1, WIDEST / (fit(box, width, height) * HEX));

/** A look to begin with: everything if hexes are large enough then, otherwise the places that matter, the first of them
 *  for sure. */
export function firstLook(places: readonly Point[], box: Box, width: number, height: number): Look {
  const zoom = Math.max(1, LEAST / (fit(box, width, height) * HEX));
  const scale = fit(box, width, height) * zoom;
  const middle = (axis: 0 | 1, seen: number) => {
    const all = places.map((place) => place[axis]);
    const first = all[0] ?? 0;
    const air = Math.max(0, seen / 2 - HEX);
    return clamp((Math.min(...all, first) + Math.max(...all, first)) / 2, first - air, first + air);
  };
  return clampLook({ x: middle(0, width / scale), y: middle(1, height / scale), zoom }, box, width, height);
}

/** The same look, kept on the map and at most `foot` pixels below it. */
export function clampLook(look: Look, box: Box, width: number, height: number, foot = 0): Look {
  const zoom = clamp(look.zoom, 1, closest(box, width, height));
  const scale = fit(box, width, height) * zoom;
  const along = (at: number, start: number, size: number, seen: number) =>
    seen >= size ? start + size / 2 : clamp(at, start + seen / 2, start + size - seen / 2);
  const below = height / scale < box.h ? foot / scale : 0;
  return {
    x: along(look.x, box.x, box.w, width / scale),
    y: along(look.y, box.y, box.h + below, height / scale),
    zoom,
  };
}

/** Zooms by a factor about a point of the map that stays where it is on the screen. */
export function zoomAbout(look: Look, factor: number, [x, y]: Point, box: Box, width: number, height: number): Look {
  const zoom = clamp(look.zoom * factor, 1, closest(box, width, height));
  const k = look.zoom / zoom;
  return clampLook({ x: x + (look.x - x) * k, y: y + (look.y - y) * k, zoom }, box, width, height, FOOT);
}

/** The part of the map in sight. */
export function sight(look: Look, box: Box, width: number, height: number): Box {
  const scale = fit(box, width, height) * look.zoom;
  const [w, h] = [width / scale, height / scale];
  return { x: look.x - w / 2, y: look.y - h / 2, w, h };
}
