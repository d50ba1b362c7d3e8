// The pattern and the badge of a seat.
import { drawing, type Drawing } from '../drawing';
import { lightOf, seatPaint, type SeatPattern, type SeatShape } from '../palette';
import { line, oval, poly, raw, slab, solid, type Bounds, type Outline } from '../pen';
import { starPoints } from '../parts/care';

const STAMPS: Partial<Record<SeatPattern, (x: number, y: number) => string>> = {
  dots: (x, y) => `<circle cx="${x}" cy="${y}" r="3.6"/>`,
  checks: (x, y) => `<path d="M${x} ${y - 6}h8v12h-8Z"/>`,
  hearts: (x, y) => `<path d="M${x} ${y + 4}c-9-6-4-11 0-6c4-5 9 0 0 6Z"/>`,
  zigzag: (x, y) => `<path d="M${x - 8} ${y + 3}l8 -7l8 7l0 -4l-8 -7l-8 7Z"/>`,
};

/** The pattern of a seat, to be put `inside` a shape. */
export function seatPattern(pattern: SeatPattern, [x0, y0, x1, y1]: Bounds, colour: string): string {
  if (pattern === 'stripes') {
    let d = '';
    for (let x = x0 - (y1 - y0); x < x1; x += 15) d += `M${x} ${y1}L${x + (y1 - y0)} ${y0}`;
    return line(d, { line: colour, w: 5 });
  }
  const stamp = STAMPS[pattern];
  if (!stamp) return '';
  let s = '';
  for (let y = y0 + 6, row = 0; y < y1; y += 12, row++)
    for (let x = x0 + (row % 2 ? 12 : 4); x < x1; x += 16) s += stamp(x, y);
  return `<g fill="${colour}">${s}</g>`;
}

const SHAPES: Record<SeatShape, Outline> = {
  circle: oval(50, 50, 40),
  square: slab(13, 13, 74, 74, 14),
  diamond: poly('50 6, 94 50, 50 94, 6 50'),
  triangle: poly('50 10, 92 84, 8 84'),
  heart: raw('M50 90C-8 52 14 2 50 28C86 2 108 52 50 90Z', [8, 14, 92, 90]),
  star: poly(starPoints(50, 53, 46, 0.52)),
};

/** A seat's badge: its shape in its colour and pattern, in a 100 x 100 box. */
export function seatBadge(seat: number): Drawing {
  const { id, fill, pattern, badge } = seatPaint(seat);
  return drawing(
    `badge-${id}`,
    () =>
      solid(SHAPES[badge], fill, { w: 9, glint: false, inside: seatPattern(pattern, [0, 0, 100, 100], lightOf(fill)) }),
    100,
    100,
  );
}
