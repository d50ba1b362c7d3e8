// Where the monsters are in the picture of the end, which is 400 x 280.
import { nth } from '../../assert';

export interface DrawnAt {
  x: number;
  y: number;
  size: number;
}

/** The inside of the open closet, as `EndScene.svelte` draws it. */
export const INSIDE = { left: 48, right: 202, top: 32, bottom: 214 };
const SIZE = 52;
const IN_A_ROW = 4;

/** In rows, the fullest one at the bottom; the first ones stand at the back. */
export function placeInCloset(i: number, all: number): DrawnAt {
  const fromLast = all - 1 - i;
  const row = Math.floor(fromLast / IN_A_ROW);
  const here = Math.min(IN_A_ROW, all - row * IN_A_ROW);
  const step = (INSIDE.right - INSIDE.left - SIZE) / (IN_A_ROW - 1);
  const middle = (INSIDE.left + INSIDE.right - SIZE) / 2;
  return {
    x: middle + ((fromLast % IN_A_ROW) - (here - 1) / 2) * step,
    y: INSIDE.bottom - SIZE - row * 46,
    size: SIZE,
  };
}

/** On both sides of the bed, at its foot and at its head. */
const ROUND: readonly DrawnAt[] = [
  { x: 70, y: 122, size: 78 },
  { x: 264, y: 176, size: 84 },
  { x: 58, y: 194, size: 78 },
  { x: 262, y: 72, size: 62 },
];
export const placeRoundBed = (i: number): DrawnAt => nth(ROUND, i % ROUND.length);
