// How fast the moves of other seats are told: by themselves, slower or quicker, or one tap after the other.
// Remembered on this device.
import { isOneOf } from '../assert';
import { recall, remember } from './storage';

export const SPEEDS = ['slow', 'normal', 'quick', 'tap'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long everything lasts, compared to normal. Who taps on sees it at normal speed. */
const LASTS: Record<Speed, number> = { slow: 1.8, normal: 1, quick: 0.45, tap: 1 };
/** Milliseconds to notice a line, and to read each of its letters. */
const NOTICE = 600;
const LETTER = 24;
const LONGEST = 4000;

function storedSpeed(): Speed {
  const known = recall('pace');
  return isOneOf(SPEEDS, known) ? known : 'normal';
}

class Pace {
  #speed = $state<Speed>(storedSpeed());

  get speed(): Speed {
    return this.#speed;
  }

  set speed(speed: Speed) {
    this.#speed = speed;
    remember('pace', speed);
  }

  /** Does every move of another seat wait for a tap? */
  get taps(): boolean {
    return this.#speed === 'tap';
  }

  get lasts(): number {
    return LASTS[this.#speed];
  }
}

export const pace = new Pace();

/** Milliseconds in which people read a line at normal speed. */
export const readingTime = (line: string): number => Math.min(LONGEST, NOTICE + LETTER * line.length);
