// Fingers on the handles: a rail follows its finger, and two taps in a row send it home.
import type { Hands } from './hands';
import { homeOf } from './pairs';
import { SIZE, type Four, type Rail } from './physics';

/** A tap is this short, in milliseconds, and moves no further than this, on the board. */
const TAP_TIME = 400;
const TAP_WAY = 40;

interface Grip {
  /** Where on the board the finger took hold, when, and how far it has been from there. */
  from: number;
  since: number;
  furthest: number;
  /** The rails in its grip, and where their faces were then. */
  rails: { rail: Rail; face: number }[];
}

export class Grips {
  /** By pointer. */
  #grips = new Map<number, Grip>();
  #tapped: { rail: Rail; at: number } | null = null;
  /** The rails cannot move now, before the round and while a monster climbs into the sack: fingers may rest on them. */
  locked = false;

  constructor(private readonly hands: Hands) {}

  take(pointer: number, rails: readonly Rail[], at: number, now: number, face: Four): void {
    this.#grips.set(pointer, {
      from: at,
      since: now,
      furthest: 0,
      rails: rails.map((rail) => ({ rail, face: face[rail] })),
    });
  }

  move(pointer: number, at: number): void {
    const grip = this.#grips.get(pointer);
    if (!grip) return;
    if (this.locked) return this.#rest(grip, at);
    const way = at - grip.from;
    grip.furthest = Math.max(grip.furthest, Math.abs(way));
    for (const { rail, face } of grip.rails)
      this.hands.goals.set(rail, Math.round(Math.max(0, Math.min(SIZE, face + way))));
  }

  /** Wherever the finger is when the rails can move again, its rails have not moved. */
  #rest(grip: Grip, at: number): void {
    grip.from = at;
    for (const held of grip.rails) {
      held.face = homeOf(held.rail);
      this.hands.goals.delete(held.rail);
    }
  }

  letGo(pointer: number, now: number): void {
    const grip = this.#grips.get(pointer);
    if (!grip) return;
    this.#grips.delete(pointer);
    for (const { rail } of grip.rails) this.hands.goals.delete(rail);
    const [one] = grip.rails;
    if (one && now - grip.since < TAP_TIME && grip.furthest < TAP_WAY) this.#tap(one.rail, now);
    else this.#tapped = null;
  }

  /** The round is over: nobody holds anything any more, not even a finger that is still down. */
  drop(): void {
    this.#grips.clear();
    this.#tapped = null;
  }

  #tap(rail: Rail, now: number): void {
    const twice = this.#tapped?.rail === rail && now - this.#tapped.at < TAP_TIME;
    this.#tapped = twice ? null : { rail, at: now };
    if (twice) this.hands.homing.add(rail);
  }
}
