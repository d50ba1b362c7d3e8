// Who works the rails and who watches.
import type { FalleView } from '../../border/monster_falle';

/** The seats at the rails. */
export const atWork = (view: FalleView): number[] => [...new Set([view.pair_x, view.pair_y])];
