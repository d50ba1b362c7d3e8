// The clock of a replay in real time: which position is due, at any speed.

export const REPLAY_SPEEDS = [0.25, 0.5, 1, 2, 4] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

export class ReplayClock {
  #from = 0;
  #since = 0;

  constructor(
    /** Positions of a second. */
    private readonly perSecond: number,
    private speed: ReplaySpeed = 1,
  ) {}

  /** It runs on from this position. */
  start(at: number, now: number): void {
    this.#from = at;
    this.#since = now;
  }

  /** Another speed from here on. */
  setSpeed(speed: ReplaySpeed, at: number, now: number): void {
    this.speed = speed;
    this.start(at, now);
  }

  /** The position that is due, in milliseconds of a clock. */
  due(now: number): number {
    return this.#from + Math.floor(((now - this.#since) * this.perSecond * this.speed) / 1000);
  }
}

/** A moment of the game as people read a clock: 1:05. */
export function clockTime(position: number, perSecond: number): string {
  const seconds = Math.floor(position / perSecond);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
