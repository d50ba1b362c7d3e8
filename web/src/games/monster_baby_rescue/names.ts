// Where the names of the places stand on the track, in pixels: beside every figure, the way home and each other. A name stays
// below its place as long as nobody stands there, and nobody takes it for the name of another place.
import { notNull, nth } from '../../assert';
import { MIDDLE, rock, type Point, type Ring } from './track';

export interface Size {
  w: number;
  h: number;
}
/** A box by its left upper corner. */
export type Box = Point & Size;

/** A figure stands on a rock of a place. */
export interface Spot {
  place: number;
  rock: number;
}

/** Pixels between a name and what it must not touch. */
const AIR = 2;
/** How far below the middle of its place a name usually stands, in halves of the place's height. */
const BELOW = 0.98;
/** How much taller than wide a figure is drawn. */
const TALL = 1.2;
/** The badge and the lively bounce of a figure reach over its drawing. */
const REACH = 1.08;

/** The figure that stands there; feet at 92 % of its height, as the track draws it. */
export function figureBox(at: Ring, track: Size, { place, rock: number }: Spot): Box {
  const feet = rock(at, place, number, 5);
  const side = (at.figure / 100) * track.w * REACH;
  const tall = side * TALL;
  return { x: (feet.x / 100) * track.w - side / 2, y: (feet.y / 100) * track.h - tall * 0.92, w: side, h: tall };
}

/** How much of two boxes lies on each other. */
export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x) + AIR;
  const down = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y) + AIR;
  return across > 0 && down > 0 ? across * down : 0;
}

/** So many times as far from its own place as from another a name may stand at most, if it covers nothing there. */
export const FURTHEST = 2;
/** What covering a pixel costs, and standing where people take the name for that of another place. */
const COVERED = FURTHEST;
const MISTAKEN = 1e9;

/** Steps from the usual spot of a name, in halves of a place's width and height; the shortest first. */
const STEPS: readonly Point[] = Array.from({ length: 25 * 25 }, (_, i) => ({
  x: ((i % 25) - 12) / 5,
  y: (Math.floor(i / 25) - 12) / 5,
})).sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));

/** How far the middle of a name is from the middle of each place; 1 is the edge of the place. */
export function distances(at: Ring, track: Size, box: Box): number[] {
  const [x, y] = [((box.x + box.w / 2) / track.w) * 100, ((box.y + box.h / 2) / track.h) * 100];
  return at.places.map((place) => Math.hypot((place.x - x) / at.place.x, (place.y - y) / at.place.y));
}

/** Nothing for a name alone by its own place; a little between two; else what it covers. */
function costOf(at: Ring, track: Size, place: number, box: Box, covers: number): number {
  const away = distances(at, track, box);
  const further = nth(away, place) / Math.min(...away.filter((_, other) => other !== place));
  if (further > FURTHEST || (further > 1 && covers)) return MISTAKEN + covers;
  return further > 1 ? further : covers && (covers + 1) * COVERED;
}

/** Where a name may stand round its place, inside the track. */
function* spotsFor(at: Ring, track: Size, place: number, name: Size): Generator<Box> {
  const middle = nth(at.places, place);
  // beside the road at the left and at the right
  const aside = Math.abs(middle.y - MIDDLE.y) < 1 ? 0.55 * Math.sign(middle.x - MIDDLE.x) : 0;
  const inside = (from: number, size: number, all: number) => Math.max(0, Math.min(all - size, from));
  for (const step of STEPS) {
    const x = ((middle.x + (step.x + aside) * at.place.x) / 100) * track.w;
    const y = ((middle.y + (BELOW + step.y) * at.place.y) / 100) * track.h;
    yield { ...name, x: inside(x - name.w / 2, name.w, track.w), y: inside(y - name.h / 2, name.h, track.h) };
  }
}

/** The boxes of the names, by place. */
export function nameBoxes(at: Ring, track: Size, names: readonly Size[], others: readonly Box[]): Box[] {
  const taken = [...others];
  return names.map((name, place) => {
    let best: { box: Box; cost: number } | undefined;
    for (const box of spotsFor(at, track, place, name)) {
      const covers = taken.reduce((sum, one) => sum + overlap(box, one), 0);
      const cost = costOf(at, track, place, box, covers);
      if (!best || cost < best.cost) best = { box, cost };
      if (cost === 0) break;
    }
    const { box } = notNull(best);
    taken.push(box);
    return box;
  });
}
