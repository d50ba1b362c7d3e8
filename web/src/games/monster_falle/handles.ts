// The positions of the handles, and which rail a finger near them takes.
import { homeOf } from './pairs';
import { RAILS, SIZE, type Four, type Rail } from './physics';

export const BAR = 62;
/** The distance from the edge of the mansion to its handles. */
export const OUT = 190;
/** The margin around the mansion for the handles. */
export const MARGIN = 330;
/** A finger within this distance takes the nearest handle. */
export const REACH = 240;
export const ENDS = [-OUT, SIZE + OUT] as const;

export const across = (rail: Rail): boolean => rail < 2;
/** The bar lies outside its pushing face. */
export const barOf = (rail: Rail, face: number): number => (rail & 1 ? face : face - BAR);

/** The middle of a handle, moved a little aside so that four of them have room at a corner. */
export function handleAt(rail: Rail, face: number, end: number): [x: number, y: number] {
  const along = barOf(rail, face) + BAR / 2 + (rail & 1 ? -20 : 20);
  return across(rail) ? [along, end] : [end, along];
}

/** The rail whose handle is nearest, among those that may be taken. */
export function nearestRail(x: number, y: number, face: Four, mine: readonly [boolean, boolean]): Rail | null {
  let nearest: Rail | null = null;
  let least = REACH;
  for (const rail of RAILS) {
    if (!mine[rail >> 1]) continue;
    for (const end of ENDS) {
      const [atX, atY] = handleAt(rail, face[rail], end);
      const way = Math.hypot(x - atX, y - atY);
      if (way < least) [least, nearest] = [way, rail];
    }
  }
  return nearest;
}

/** How far a rail is in, in percent. */
export const percentIn = (rail: Rail, face: number): number => Math.round((Math.abs(face - homeOf(rail)) / SIZE) * 100);
