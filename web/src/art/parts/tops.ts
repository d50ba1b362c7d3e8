// Parts on top of a head: ears, horns, leaves, tufts. They are drawn for the right side of (0, 0); `pair` mirrors them.
import { BLUSH, lightOf, shadeOf } from '../palette';
import { blob, flat, joint, line, oval, poly, solid, twin } from '../pen';

/** The same thing left and right of (x, y); creature.css can move it by its `name` ("ear", "wing"). */
export function pair(x: number, y: number, gap: number, right: string, turn = 0, name = 'ear'): string {
  const part = `<g class="${name}">${right}</g>`;
  const turned = turn ? ` rotate(${turn})` : '';
  return `<g transform="translate(${x + gap} ${y})${turned}">${part}</g><g transform="translate(${x - gap} ${y}) scale(-1 1)${turned}">${twin(part)}</g>`;
}

const HORN = '#f6e2b8';
const open = { w: 6, glint: false } as const;

export const tops = {
  horn: (c = HORN) =>
    solid(blob('-11 8, -9 -10, 4 -30, 10 -32, 9 -14, 12 6'), c, {
      w: 5.5,
      inside: line('M-9 -4q10 4 22 0M-4 -14q8 4 16 1', { w: 3, line: shadeOf(c) }),
    }),
  curl: (c = HORN) => solid(blob('-10 10, -8 -12, 6 -26, 24 -24, 30 -10, 22 -4, 16 -12, 10 -8, 12 8'), c, { w: 5.5 }),
  nub: (c = HORN) => solid(blob('-9 8, -7 -10, 0 -16, 7 -10, 9 8'), c, { w: 5.5 }),
  cat: (c: string, inner: string = BLUSH) =>
    solid(poly('-20 16, 4 -34, 24 18'), c, { ...open, inside: flat(poly('-8 16, 4 -16, 15 18'), inner) }),
  round: (c: string, inner: string = BLUSH) =>
    solid(oval(0, 0, 19), c, { ...open, inside: flat(oval(1, 3, 10), inner) }),
  floppy: (c: string) => solid(blob('-14 -10, 6 -18, 24 -4, 30 26, 20 46, 6 38, 0 14'), c, { w: 6 }),
  long: (c: string, inner: string = BLUSH) =>
    solid(blob('-12 20, -16 -20, -6 -58, 6 -60, 14 -22, 12 20'), c, {
      ...open,
      inside: flat(blob('-5 18, -7 -18, -1 -44, 5 -44, 7 -18, 5 18'), inner),
    }),
  bat: (c: string, inner = lightOf(c)) =>
    solid(blob('-16 14, -6 -16, 26 -40, 30 -16, 22 16', 0.75), c, {
      ...open,
      inside: flat(blob('-2 12, 4 -8, 22 -26, 22 -8, 14 14', 0.8), inner),
    }),
  elf: (c: string, inner = lightOf(c)) =>
    solid(blob('-14 -12, 14 -16, 48 -22, 38 2, 12 16, -12 14', 0.8), c, {
      ...open,
      inside: flat(blob('-4 -3, 16 -9, 36 -14, 28 0, 10 8, -4 8', 0.8), inner),
    }),
  leaf: (c = '#7fae5a') =>
    solid(blob('-10 12, -10 -12, 10 -36, 22 -20, 14 2', 0.9), c, {
      w: 5.5,
      glint: false,
      inside: line('M-4 8Q2 -10 12 -26', { w: 3, line: shadeOf(c) }),
    }),
};
export type TopName = keyof typeof tops;

export const tuft = (x: number, y: number, c: string): string =>
  joint(
    x,
    y + 12,
    'ear',
    solid(blob([[x - 16, y + 12], [x - 22, y - 10], [x - 8, y - 4], [x - 2, y - 26], [x + 8, y - 6], [x + 22, y - 14], [x + 16, y + 12]], 0.7), c, { w: 5.5, glint: false }), // prettier-ignore
  );
export const antenna = (x: number, y: number, dx: number, dy: number, c: string): string =>
  joint(
    x,
    y,
    'ear',
    line(`M${x} ${y}q${dx * 0.1} ${dy * 0.7} ${dx} ${dy}`, { w: 5.5 }) + solid(oval(x + dx, y + dy, 9), c, { w: 5 }),
  );
