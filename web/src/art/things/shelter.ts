// Things of Pets Rescue: the meeple of the lead player, backs and frames of cards, the paw.
import { drawing, type Drawing } from '../drawing';
import { CREAM, GOLD, INK, NIGHT, seatPaint } from '../palette';
import { at, flat, slab, solid } from '../pen';
import { sparkle } from '../parts/care';

const FIGURE =
  'M0 -20a11 11 0 0 1 8 18q16 4 20 12q0 8 -14 6q8 12 10 20q-2 5 -14 3l-10 -10l-10 10q-12 2 -14 -3q2 -8 10 -20q-14 2 -14 -6q4 -8 20 -12a11 11 0 0 1 8 -18Z';

/** Marks the line of cards that the lead player has chosen. */
export const meeple = (seat: number): Drawing => {
  const { id, fill } = seatPaint(seat);
  return drawing(`meeple-${id}`, () =>
    at(92, 80, `<path d="${FIGURE}" fill="${fill}" stroke="${INK}" stroke-width="3.5" stroke-linejoin="round"/>`, 2.6),
  );
};

export const paw = (colour = '#e5a24a'): Drawing =>
  drawing(
    `paw-${colour.slice(1)}`,
    () =>
      `<g fill="${colour}" stroke="${INK}" stroke-width="7" stroke-linejoin="round"><path d="M100 92c32 0 60 36 60 62c0 20-16 28-34 22q-26-8-52 0c-18 6-34-2-34-22c0-26 28-62 60-62Z"/>` +
      `<ellipse cx="36" cy="92" rx="17" ry="22"/><ellipse cx="76" cy="50" rx="18" ry="24"/><ellipse cx="124" cy="50" rx="18" ry="24"/><ellipse cx="164" cy="92" rx="17" ry="22"/></g>`,
  );

const small = (sign: string): string =>
  flat(slab(-17, -23, 34, 46, 6), CREAM, ` stroke="${INK}" stroke-width="3"`) + sign;

/** The player aid in pictures: upright a card scores, sideways its pets move in (PR-04). */
export const AID = {
  upright: at(34, 46, small(sparkle(0, 0, 14, GOLD, 2.5))),
  sideways: at(50, 98, small(at(-14, 14, paw().svg, 0.14, -90)), 1, 90),
} as const;

/** Back of a pet card, 100 x 136. That of a starting card is a player aid (PR-05). */
export const cardBack = (starting = false): Drawing =>
  drawing(
    `card-back-${starting ? 'starting' : 'deck'}`,
    () =>
      solid(slab(3, 3, 94, 130, 14), NIGHT, { w: 5, glint: false, deep: 0.6 }) +
      (starting ? AID.upright + AID.sideways : at(14, 30, paw('#8d84cf').svg, 0.36)),
    100,
    136,
  );
