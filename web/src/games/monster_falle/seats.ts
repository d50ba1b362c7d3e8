// Who plays now, and what all teams have caught.
import type { FalleView, MonsterId } from '../../border/monster_falle';

/** The seats at the rails. */
export const atWork = (view: FalleView): number[] => [...new Set([view.pair_x, view.pair_y])];

/** All caught monsters, of all teams. */
export const caughtBy = (view: FalleView): MonsterId[] => view.teams.flatMap(({ cards }) => cards);
