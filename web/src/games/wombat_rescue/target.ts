import type { MovePreview } from '../../border/wombat_rescue';

/** A space where something can be done now, and what it would do. */
export interface Target {
  space: number;
  code: number;
  preview: MovePreview | null;
}
