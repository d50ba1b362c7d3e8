// The geometry of the map: hexes, the outline of a group of hexes, and the camera.
import { nth } from '../../assert';
import { ARROWS } from '../arrows';

/** The distance from the middle of a hex to its corners. */
export const R = 26;
const S3 = Math.sqrt(3);
/** The width of a hex. */
export const HEX = S3 * R;

export type Point = readonly [x: number, y: number];
export interface Spots {
  q: readonly number[];
  r: readonly number[];
}

export const centre = (q: number, r: number): Point => [S3 * R * (q + r / 2), 1.5 * R * r];
/** The coordinates of a space, and its middle. */
export const hexOf = ({ q, r }: Spots, space: number): [q: number, r: number] => [nth(q, space), nth(r, space)];
export const middleOf = (spots: Spots, space: number): Point => centre(...hexOf(spots, space));
const corner = (i: number, k: number): Point => [
  k * R * Math.cos((Math.PI / 3) * i + Math.PI / 6),
  k * R * Math.sin((Math.PI / 3) * i + Math.PI / 6),
];
const near = (n: number) => +n.toFixed(2);

/** A hex around (0, 0), scaled by `k`. */
export const hexagon = (k = 1): string =>
  `M${[0, 1, 2, 3, 4, 5].map((i) => corner(i, k).map(near).join(' ')).join('L')}Z`;

/** By side (from corner i to i + 1), the offset of the neighbour. */
const BEYOND: readonly Point[] = [[0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1], [1, 0]]; // prettier-ignore
const key = (q: number, r: number) => `${q},${r}`;

/** The outline of a group of spaces as one path. */
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

/** A group of spaces as one path to fill. */
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

/** The box of all hexes, with a margin for figures that overlap the edge. */
export function boxOf(spots: Spots): Box {
  const points = spots.q.map((_, space) => middleOf(spots, space));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { x: left - R * 1.1, y: top - R * 1.6, w: right - left + R * 2.2, h: bottom - top + R * 3 };
}

/** The nearest of some spaces to a point, if it is nearer than `most` hexes. */
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
 *  down alternate between half a hex east and west, so that the way back is the same. */
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

/** The state of the camera: its middle, and the zoom; 1 shows the whole map. */
export interface Look {
  x: number;
  y: number;
  zoom: number;
}
/** The greatest width of a hex at full zoom, and the least at the beginning, in pixels. */
const WIDEST = 110;
const LEAST = 23;
/** The height of the buttons at the foot of the map: the camera can go so far below it that they cover nothing. */
export const FOOT = 54;

const clamp = (n: number, low: number, high: number) => Math.min(Math.max(n, low), high);

/** Pixels per unit when the whole map is in view. */
export const fit = (box: Box, width: number, height: number): number => Math.min(width / box.w, height / box.h);

/** The greatest zoom. */
const closest = (box: Box, width: number, height: number) => Math.max(1, WIDEST / (fit(box, width, height) * HEX));

/** The first state of the camera: the whole map if its hexes are large enough, otherwise these places, always with the
 *  first. */
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

/** The camera kept on the map, and at most `foot` pixels below it. */
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

/** Zooms by a factor about a point of the map, which stays in place. */
export function zoomAbout(look: Look, factor: number, [x, y]: Point, box: Box, width: number, height: number): Look {
  const zoom = clamp(look.zoom * factor, 1, closest(box, width, height));
  const k = look.zoom / zoom;
  return clampLook({ x: x + (look.x - x) * k, y: y + (look.y - y) * k, zoom }, box, width, height, FOOT);
}

/** The part of the map in view. */
export function sight(look: Look, box: Box, width: number, height: number): Box {
  const scale = fit(box, width, height) * look.zoom;
  const [w, h] = [width / scale, height / scale];
  return { x: look.x - w / 2, y: look.y - h / 2, w, h };
}
