// Things of Wombat Rescue: food, droppings, boulder, den, the dingo's die, and smell.
import { drawing, type Drawing } from '../drawing';
import { CREAM, FOODS, INK, lightOf, mix, seatPaint, shadeOf, type FoodKind } from '../palette';
import { at, blob, both, dot, flat, fur, line, oval, poly, slab, solid, type Point } from '../pen';
import { seatPattern } from './seats';

export type { FoodKind } from '../palette';
const WORTH: Record<FoodKind, number> = { grasses: 1, herbs: 2, roots: 3 };

/** Food discs show their worth as 1, 2 or 3 seeds. */
export const food = (kind: FoodKind): Drawing =>
  drawing(`food-${kind}`, () => {
    const n = WORTH[kind];
    const rim = kind === 'roots' ? '#d8c7b6' : CREAM;
    const seeds = Array.from({ length: n }, (_, i) => dot(100 + (i - (n - 1) / 2) * 20, 166, 7, INK)).join('');
    return (
      solid(oval(100, 100, 84), FOODS[kind], { glint: false }) +
      dot(100, 94, 62, mix(rim, '#ffffff', 0.2)) +
      `<rect x="${84 - n * 9}" y="155" width="${32 + n * 18}" height="22" rx="11" fill="${CREAM}"/>${seeds}` +
      at(0, -6, MEALS[kind]())
    );
  });

const leafy = { w: 5, glint: false } as const;
const stalk = (d: string) => line(d, { w: 9 }) + line(d, { line: '#5c9431', w: 4 });
const leaf = (x: number, y: number, turn: number, size = 1) =>
  at(x, y, solid(blob('0 0, -15 -18, -11 -38, 0 -50, 11 -38, 15 -18', 0.9), '#79b244', leafy), size, turn);
const blossom = (x: number, y: number) =>
  solid(fur(x, y, 11, 11, 5, 0.3), '#ee9a3a', { w: 4.5, glint: false }) + dot(x, y, 4, '#fbe7a6');

const MEALS: Record<FoodKind, () => string> = {
  grasses: () =>
    both(
      stalk('M106 138Q112 100 130 72') +
        solid(blob('124 80, 125 62, 137 48, 141 62, 134 79', 0.9), '#d9c46a', { w: 4.5, glint: false }) +
        solid(blob('100 140, 112 112, 152 92, 138 116, 112 142', 0.8), '#5c9431', leafy),
    ) + solid(blob('100 142, 90 96, 100 44, 110 96', 0.8), '#79b244', leafy),
  herbs: () =>
    stalk('M100 146V66M100 116Q84 108 76 92M100 116Q116 108 124 92') +
    leaf(98, 142, -62, 0.95) +
    leaf(102, 142, 62, 0.95) +
    leaf(98, 112, -74, 0.7) +
    leaf(102, 112, 74, 0.7) +
    blossom(76, 80) +
    blossom(124, 80) +
    blossom(100, 58),
  roots: () =>
    line('M66 122l-12 4M134 122l12 4M88 132l-10 10M112 132l10 10', { w: 4.5 }) +
    both(solid(blob('100 66, 122 74, 140 100, 142 138, 124 112, 104 98', 0.9), '#c79a6b', leafy)) +
    solid(blob('100 158, 84 104, 78 70, 100 58, 122 70, 116 104', 0.85), '#d8ad7c', {
      ...leafy,
      inside: line('M80 80h20M104 96h14M86 110h16', { w: 4, line: '#a27648' }),
    }) +
    stalk('M92 62Q90 50 82 44M100 60V40M108 62Q110 50 118 44'),
};

/** A wombat's dropping is a cube, in its seat's pattern. */
export const dropping = (seat: number): Drawing => {
  const { id, fill, pattern } = seatPaint(seat);
  return drawing(`dropping-${id}`, () =>
    solid(poly('100 36, 160 66, 160 132, 100 166, 40 132, 40 66'), fill, {
      glint: false,
      deep: 0,
      inside:
        flat(poly('160 66, 160 132, 100 166, 100 98'), shadeOf(fill)) +
        seatPattern(pattern, [40, 66, 98, 166], lightOf(fill)) +
        flat(poly('100 36, 160 66, 100 98, 40 66'), lightOf(fill)) +
        flat(poly('160 66, 160 132, 100 166, 100 98'), shadeOf(fill)) +
        line('M100 98V166M40 66L100 98L160 66', { w: 5 }),
    }),
  );
};

export const boulder = (): Drawing =>
  drawing('boulder', () => solid(blob('24 138, 34 88, 72 54, 124 50, 168 88, 180 140, 148 166, 60 166', 0.9), '#c3bbb2', { inside: line('M120 66l14 26l-10 18M70 120l-16 14', { w: 4.5, line: '#958b83' }) })); // prettier-ignore

/** Where the dingo sleeps. */
export const den = (): Drawing =>
  drawing(
    'den',
    () =>
      solid(blob('22 142, 40 84, 100 58, 160 84, 178 142, 140 166, 60 166', 0.95), '#c98f5a', { glint: false }) +
      solid(oval(100, 122, 52, 34), '#5a3a30', { w: 5, glint: false, shade: '#432a25' }) +
      dot(82, 118, 7, '#f4d582') +
      dot(112, 118, 7, '#f4d582') +
      dot(84, 119, 3, INK) +
      dot(114, 119, 3, INK),
  );

const PAWS: Record<1 | 2 | 3, readonly Point[]> = {
  1: [[100, 104]],
  2: [[66, 70], [134, 138]],
  3: [[58, 62], [100, 106], [142, 150]],
}; // prettier-ignore

export const DIE_FACES = [1, 2, 3] as const;
/** The dingo's die: one to three paw prints. */
export const pawDie = (steps: (typeof DIE_FACES)[number]): Drawing =>
  drawing(`paw-die-${steps}`, () => {
    const big = steps === 1 ? 1.5 : 0.95;
    return (
      solid(slab(20, 20, 160, 160, 40), '#fbf3e2', { shade: '#e6d6b8', deep: 0.7, glint: false }) +
      PAWS[steps].map(([x, y]) => print(x, y, big)).join('')
    );
  });
const print = (x: number, y: number, k: number) =>
  at(
    x,
    y,
    `<g fill="#b5702d"><ellipse cx="0" cy="8" rx="15" ry="12"/><circle cx="-17" cy="-8" r="6.5"/><circle cx="-6" cy="-17" r="6.5"/><circle cx="7" cy="-17" r="6.5"/><circle cx="18" cy="-8" r="6.5"/></g>`,
    k,
  );
