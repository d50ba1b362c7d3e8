// The two pairs of rails, and the inputs for a pair: home, or the direction of an arrow.
import box from './box.json';
import { gap, opposite, SIZE, type Four, type Mansion, type Rail } from './physics';

export const GEAR = box.input;
const LEFT = 0, RIGHT = 1, TOP = 2, BOTTOM = 3; // prettier-ignore
export type Pair = 0 | 1;
export const PAIRS: readonly Pair[] = [0, 1];
export const PAIR_RAILS = [[LEFT, RIGHT], [TOP, BOTTOM]] as const; // prettier-ignore

export const homeOf = (rail: Rail): number => (rail & 1) * SIZE;

/** Both rails of the pair go back to the edge. */
export function goHome(wanted: Four, pair: Pair): void {
  const [first, second] = PAIR_RAILS[pair];
  wanted[first] = -GEAR.home;
  wanted[second] = GEAR.home;
}

/** The rail behind the figure pushes, the one ahead retreats. */
export function goByArrow(wanted: Four, m: Mansion, pair: Pair, sense: number, hurry: boolean): void {
  const behind = PAIR_RAILS[pair][sense > 0 ? 0 : 1];
  const ahead = opposite(behind);
  wanted[behind] = sense * (hurry ? GEAR.hurry : GEAR.push);
  if (m.present && gap(m, ahead) < GEAR.arrow_clear) wanted[ahead] = sense * GEAR.hurry;
}

/** The work of this device in this round. */
export interface Work {
  /** Its pairs. */
  mine: readonly [boolean, boolean];
  /** Does one person have both? */
  alone: boolean;
  arrows: boolean;
  softTouch: boolean;
}
