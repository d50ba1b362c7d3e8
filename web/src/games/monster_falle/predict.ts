// Predicts beats: plays on from the last beat of the server with one's own inputs and the partner's last ones.
import { beat, copyOf, four, rest, speedsOf, STILL, type Four, type Mansion, type Temper } from './physics';
import type { FallePulse } from '../../border/monster_falle';

/** The most beats that a device may be ahead of the server. */
export const FURTHEST = 30;
const SMALLEST_LEAD = 2;
/** The share of an error that remains after one frame of 1/60 second. */
const FADE = 0.8;
/** An error that nobody sees, in units of the mansion: less than a tenth of a pixel. */
const UNSEEN = 0.5;

export interface Shown {
  face: Four;
  x: number;
  y: number;
  present: boolean;
  wobble: number;
}

export class Prediction {
  /** The predicted state at `beat`. */
  mansion: Mansion;
  beat = 0;
  #told: FallePulse;
  #toldBeat = 0;
  /** Own codes by beat, for both pairs; null for a pair of another device. */
  #own = new Map<number, [number | null, number | null]>();
  /** The time of beat 0, according to the fastest message so far. */
  #zero = Infinity;
  #error: Shown | null = null;

  constructor(
    pulse: FallePulse,
    private readonly temper: Temper,
  ) {
    this.#told = pulse;
    this.mansion = copyOf(pulse.mansion);
  }

  /** The server has sent a beat. */
  told(at: number, pulse: FallePulse, now: number, speed: number): void {
    const before = this.shown();
    const fresh = at < this.#toldBeat || this.beat === 0;
    this.#told = pulse;
    this.#toldBeat = at;
    const zero = now - (at * 1000) / speed;
    this.#zero = fresh ? zero : Math.min(this.#zero + 0.5, zero);
    if (fresh || at > this.beat || this.beat > at + FURTHEST) this.beat = at;
    for (const known of this.#own.keys()) if (known <= at) this.#own.delete(known);
    this.#runAgain();
    this.#forgive(before, fresh);
  }

  /** The beat that is due now, ahead of the server by the round trip. */
  due(now: number, speed: number, roundTrip: number): number {
    const lead = Math.min(FURTHEST - 6, SMALLEST_LEAD + Math.ceil((roundTrip * speed) / 1000));
    return Math.min(this.#toldBeat + FURTHEST, Math.floor(((now - this.#zero) * speed) / 1000) + lead);
  }

  /** The pace has changed: the clock starts again. */
  restart(now: number, speed: number): void {
    this.beat = this.#toldBeat;
    this.#zero = now - (this.#toldBeat * 1000) / speed;
    this.#own.clear();
    this.mansion = copyOf(this.#told.mansion);
  }

  /** Predicts one more beat with these own codes. */
  step(own: [number | null, number | null]): void {
    this.beat += 1;
    this.#own.set(this.beat, own);
    this.#play(own);
  }

  #runAgain(): void {
    this.mansion = copyOf(this.#told.mansion);
    let own: [number | null, number | null] = [null, null];
    for (let at = this.#toldBeat + 1; at <= this.beat; at++) {
      own = this.#own.get(at) ?? own;
      this.#play(own);
    }
  }

  #play(own: [number | null, number | null]): void {
    const { phase, held } = this.#told;
    if (phase === 'placing') return rest(this.mansion);
    if (phase !== 'pushing' && phase !== 'homing') return;
    const codes = [own[0] ?? held[0] ?? STILL, own[1] ?? held[1] ?? STILL] as const;
    const next = copyOf(this.mansion);
    const outcome = beat(next, [...speedsOf(codes[0]), ...speedsOf(codes[1])], this.temper);
    // only the server decides that a monster is caught or has escaped; until then the figure stays
    if (outcome)
      Object.assign(next, { present: true, x: this.mansion.x, y: this.mansion.y, wobble: this.mansion.wobble });
    this.mansion = next;
  }

  /** Smooths a correction: the difference to what was shown fades out. */
  #forgive(before: Shown, fresh: boolean): void {
    const { face, x, y, present } = this.mansion;
    if (fresh || present !== before.present) this.#error = null;
    else
      this.#error = {
        ...before,
        face: four((rail) => before.face[rail] - face[rail]),
        x: before.x - x,
        y: before.y - y,
      };
  }

  fade(): void {
    if (!this.#error) return;
    const { face, x, y } = this.#error;
    // without an end the last trace of it would still decide how a number is rounded
    if ([...face, x, y].every((error) => Math.abs(error) < UNSEEN)) this.#error = null;
    else this.#error = { ...this.#error, face: four((rail) => face[rail] * FADE), x: x * FADE, y: y * FADE };
  }

  /** What to draw now. */
  shown(): Shown {
    const { face, x, y, present, wobble } = this.mansion;
    const e = this.#error;
    if (!e) return { face: [...face], x, y, present, wobble };
    return { face: four((rail) => face[rail] + e.face[rail]), x: x + e.x, y: y + e.y, present, wobble };
  }
}
