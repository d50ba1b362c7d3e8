// The positions of signs at the edge of the map for things out of view: as near as possible, without overlap.
import type { Point } from './map';

/** How far from the edge a sign's middle is, and two signs from each other, in pixels. */
const AIR = 24;
const APART = 46;
/** The height of the map's buttons at the foot. */
const FOOT = 78;

const clamp = (n: number, low: number, high: number) => Math.min(Math.max(n, low), Math.max(low, high));

/** The positions of signs for these places, in pixels; undefined for a sign without room. */
export function signsAt(places: readonly Point[], width: number, height: number): (Point | undefined)[] {
  const taken: Point[] = [];
  return places.map(([px, py]) => {
    const wanted: Point = [clamp(px, AIR, width - AIR), clamp(py, AIR, height - FOOT)];
    const free = alongTheEdge(wanted, width, height).find((at) => taken.every((one) => apart(at, one)));
    if (free) taken.push(free);
    return free;
  });
}

const apart = ([ax, ay]: Point, [bx, by]: Point) => Math.abs(ax - bx) >= APART || Math.abs(ay - by) >= APART;

/** A place at the edge, then its neighbours to both sides, nearest first. */
function alongTheEdge([x, y]: Point, width: number, height: number): Point[] {
  const steps = [0, 1, -1, 2, -2, 3, -3].map((step) => step * APART);
  const atSide = x <= AIR || x >= width - AIR;
  const inside = ([ax, ay]: Point) => ax >= AIR && ax <= width - AIR && ay >= AIR && ay <= Math.max(AIR, height - FOOT);
  const along = (beside: boolean) => steps.map((step): Point => (beside ? [x, y + step] : [x + step, y]));
  return [...along(atSide), ...along(!atSide)].filter(inside);
}
