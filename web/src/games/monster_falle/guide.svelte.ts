// The guided first catch, on this device alone: no sand, and a hand points at the rail to move next.
import { recall, remember } from '../../device/storage';
import { nth } from '../../assert';
import box from './box.json';
import { Grips } from './grips';
import { Hands } from './hands';
import type { Work } from './pairs';
import { beat, empty, GRID, place, type Cause, type Mansion } from './physics';
import type { Shown } from './predict';
import { nextPush, type Push } from './way';

const GUIDED = ['guided', 'monster-falle'] as const;
const BEAT = 1000 / box.tick_hz;
/** The most beats at once, for a page that slept. */
const MOST_BEATS = 6;
/** Milliseconds until the sack is back on its chit. */
const AGAIN = 1600;
/** Milliseconds after a catch. */
const JOY = 2200;
/** Starts with an easy way: eight cells, four turns, each against a wall. */
const EASY_STARTS = [4, 7];

/** Was the guide finished on this device? */
export const wasGuided = (): boolean => recall(GUIDED[0]) === GUIDED[1];

export class Guide {
  shown: Shown;
  push = $state.raw<Push | null>(null);
  caught = $state(false);
  readonly hands = new Hands();
  readonly grips = new Grips(this.hands);
  /** The number of the start place, from 0. */
  readonly start: number;

  #mansion: Mansion;
  #work: Work;
  #next = 0;
  #waits = 0;

  constructor(
    tries: number,
    arrows: boolean,
    private readonly on: { caught: () => void; toppled: (why: Cause) => void; done: () => void },
  ) {
    this.start = nth(EASY_STARTS, tries % EASY_STARTS.length);
    this.#work = { mine: [true, true], alone: true, arrows, softTouch: true };
    this.#mansion = this.#placed();
    this.shown = $state.raw(this.#mansion);
    this.push = nextPush(this.#mansion);
  }

  run(): () => void {
    remember(...GUIDED);
    this.#next = performance.now();
    let frame = requestAnimationFrame(
      function again(this: Guide) {
        this.#draw(performance.now());
        frame = requestAnimationFrame(again.bind(this));
      }.bind(this),
    );
    return () => cancelAnimationFrame(frame);
  }

  #placed(): Mansion {
    const m = empty();
    const [row, column] = [nth(nth(box.starts, this.start).cell, 0), nth(nth(box.starts, this.start).cell, 1)];
    place(m, row * GRID + column);
    return m;
  }

  #draw(now: number): void {
    if (now - this.#next > MOST_BEATS * BEAT) this.#next = now - MOST_BEATS * BEAT;
    for (; this.#next < now; this.#next += BEAT) this.#step(now);
    this.shown = { ...this.#mansion, face: [...this.#mansion.face] };
  }

  #step(now: number): void {
    if (this.#waits) return this.#wait(now);
    const outcome = beat(this.#mansion, this.hands.commands(this.#mansion, this.#work), box.presets.gentle);
    if (!outcome) return this.#point(nextPush(this.#mansion));
    this.#point(null);
    this.caught = outcome === 'trap';
    this.#waits = now + (this.caught ? JOY : AGAIN);
    if (outcome === 'trap') this.on.caught();
    else this.on.toppled(outcome);
  }

  #wait(now: number): void {
    if (now < this.#waits) return;
    this.#waits = 0;
    if (this.caught) return this.on.done();
    this.grips.drop();
    this.hands.letGo();
    this.#mansion = this.#placed();
  }

  #point(push: Push | null): void {
    if (push?.rail !== this.push?.rail || push?.inward !== this.push?.inward) this.push = push;
  }
}
