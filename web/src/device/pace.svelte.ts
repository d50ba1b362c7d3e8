// How fast the moves of other seats are shown: at a speed, or one with every tap. Stored on this device.
import { isOneOf } from '../assert';
import { recall, remember } from './storage';

export const SPEEDS = ['slow', 'normal', 'quick', 'tap'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Factor on all durations. With `tap` each move runs at normal speed. */
const LASTS: Record<Speed, number> = { slow: 1.8, normal: 1, quick: 0.45, tap: 1 };
/** Milliseconds to notice a line, and per letter to read it. */
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

/** Milliseconds that a line stays at normal speed. */
export const readingTime = (line: string): number => Math.min(LONGEST, NOTICE + LETTER * line.length);
