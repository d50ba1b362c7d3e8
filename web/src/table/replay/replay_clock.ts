// The clock of a replay in real time: which position is due at which time.

export const REPLAY_SPEEDS = [0.25, 0.5, 1, 2, 4] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

export class ReplayClock {
  #from = 0;
  #since = 0;

  constructor(
    /** Positions per second. */
    private readonly perSecond: number,
    private speed: ReplaySpeed = 1,
  ) {}

  /** Starts at this position. */
  start(at: number, now: number): void {
    this.#from = at;
    this.#since = now;
  }

  /** Changes the speed from this position on. */
  setSpeed(speed: ReplaySpeed, at: number, now: number): void {
    this.speed = speed;
    this.start(at, now);
  }

  /** The position that is due at this time in milliseconds. */
  due(now: number): number {
    return this.#from + Math.floor(((now - this.#since) * this.perSecond * this.speed) / 1000);
  }
}

/** The time of a position as 1:05. */
export function clockTime(position: number, perSecond: number): string {
  const seconds = Math.floor(position / perSecond);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
