// Creatures: drawings that stand on the ground and breathe. creature.css animates these joints: breath, eye (pupil, lid,
// smile, drowsy), mouth, arm left/right, ear, wing, tail, drip, twinkle.
import { joint } from './pen';

export const MOODS = ['idle', 'happy', 'scared', 'asleep', 'looking'] as const;
export type Mood = (typeof MOODS)[number];

/** The props of every creature. */
export interface CreatureProps {
  mood?: Mood;
  /** Blinks, breathes, waves. Only for few creatures at a time. */
  lively?: boolean;
  wet?: boolean;
  /** Where it looks, from [-1, -1] (up left) to [1, 1]. */
  look?: readonly [number, number];
  /** Width; the height follows. */
  size?: number | string;
  x?: number;
  y?: number;
  /** Its name for screen readers; without one the picture is decoration. */
  title?: string;
  class?: string;
}

/** Wraps a whole creature whose feet are at (x, ground). */
export const alive = (svg: string, ground = 182, x = 100): string => joint(x, ground, 'breath', svg);
