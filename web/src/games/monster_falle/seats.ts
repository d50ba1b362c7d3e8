// Who works the rails and who watches.
import type { FalleView, MonsterId } from '../../border/monster_falle';

/** The seats at the rails. */
export const atWork = (view: FalleView): number[] => [...new Set([view.pair_x, view.pair_y])];

/** Everybody in the trap, whichever team brought them there. */
export const caughtBy = (view: FalleView): MonsterId[] => view.teams.flatMap(({ cards }) => cards);
