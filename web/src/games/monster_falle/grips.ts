// Fingers on the handles: a rail follows its finger, and a double tap sends it home.
import type { Hands } from './hands';
import { homeOf } from './pairs';
import { SIZE, type Four, type Rail } from './physics';

/** The longest tap in milliseconds, and the furthest it may move in board units. */
const TAP_TIME = 400;
const TAP_WAY = 40;

interface Grip {
  /** Where and when the finger came down, and how far it has moved. */
  from: number;
  since: number;
  furthest: number;
  /** The rails it holds, and where their faces were then. */
  rails: { rail: Rail; face: number }[];
}

export class Grips {
  /** By pointer. */
  #grips = new Map<number, Grip>();
  #tapped: { rail: Rail; at: number } | null = null;
  /** The rails cannot move now: before the round, and while a monster climbs into the sack. Fingers may rest on them. */
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

  /** While locked, a moving finger does not move its rails: the grip starts again at its position. */
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

  /** The round is over: all grips end, even of fingers that are still down. */
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
