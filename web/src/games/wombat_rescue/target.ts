import type { MovePreview } from './view';

/** A space where something can be done now, and what it would do. */
export interface Target {
  space: number;
  code: number;
  preview: MovePreview | null;
}
