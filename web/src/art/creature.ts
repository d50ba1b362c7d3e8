// What makes a drawing a creature: it stands on the ground and breathes. creature.css knows the joints by name:
// breath, eye (pupil, lid, smile, drowsy), mouth, arm left/right, ear, wing, tail, drip, twinkle.
import { joint } from './pen';

export const MOODS = ['idle', 'happy', 'scared', 'asleep', 'looking'] as const;
export type Mood = (typeof MOODS)[number];

/** Wraps a whole creature whose feet are at (x, ground). */
export const alive = (svg: string, ground = 182, x = 100): string => joint(x, ground, 'breath', svg);
