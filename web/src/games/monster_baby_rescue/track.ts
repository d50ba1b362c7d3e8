// The positions of the track's places and of the figures on them, in percent of the track's box. The ring goes clockwise
// from the River at the left; rock 1 of a place is the first one on the way.
import { nth } from '../../assert';

export interface Point {
  x: number;
  y: number;
}

export interface Ring {
  /** Middle of each place. */
  places: Point[];
  /** Half the width and half the height of a place. */
  place: Point;
  /** Half the axes of the road. */
  road: Point;
  /** Width of a figure. */
  figure: number;
}

const PLACES = 6;
export const MIDDLE: Point = { x: 50, y: 52 };

/** The ring for a box of this shape (width by height); places never touch. */
export function ring(shape: number): Ring {
  const place: Point = shape > 1.25 ? { x: 12.6, y: 15.5 } : { x: 14.2, y: 13 };
  const road: Point = { x: 50 - place.x - 0.6, y: 50 - place.y - 5 };
  const places = Array.from({ length: PLACES }, (_, i) => spot(i * 60 + 180, road));
  return { places, place, road, figure: Math.min(13.2, 19.5 / shape) };
}

/** A point of the road; the corners are stretched so that neighbours have room. */
function spot(degrees: number, road: Point): Point {
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return { x: MIDDLE.x + road.x * Math.sign(cos) * Math.abs(cos) ** 0.72, y: MIDDLE.y + road.y * sin };
}

/** The feet of a figure on this rock. Rocks follow the road. */
export function rock(at: Ring, place: number, number: number, rocks: number): Point {
  const middle = nth(at.places, place);
  const [from, to] = nth(WAY, place);
  const along = rocks > 1 ? (number - 1) / (rocks - 1) - 0.5 : 0;
  const span = 1.62;
  return {
    x: middle.x + (to.x - from.x) * along * span * at.place.x,
    y: middle.y + (to.y - from.y) * along * span * at.place.y + at.place.y * 0.22,
  };
}

/** The direction of the road in each place: up at the left, right at the top, down at the right, left at the bottom. */
const WAY: readonly (readonly [Point, Point])[] = [
  [
    { x: -0.3, y: 0.38 },
    { x: 0.3, y: -0.38 },
  ],
  [
    { x: -0.5, y: 0.1 },
    { x: 0.5, y: -0.1 },
  ],
  [
    { x: -0.5, y: -0.1 },
    { x: 0.5, y: 0.1 },
  ],
  [
    { x: -0.3, y: -0.38 },
    { x: 0.3, y: 0.38 },
  ],
  [
    { x: 0.5, y: -0.1 },
    { x: -0.5, y: 0.1 },
  ],
  [
    { x: 0.5, y: 0.1 },
    { x: -0.5, y: -0.1 },
  ],
];

/** Halfway from the place before to this one: the position of the forbidden path. */
export function before(at: Ring, place: number): Point {
  return spot(place * 60 + 147, { x: at.road.x * 0.94, y: at.road.y * 0.94 });
}
