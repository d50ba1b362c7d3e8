// Glides from one position of a replay to the next in the time between them.
import { four } from './physics';
import type { Shown } from './predict';

/** Positions further apart than this, in milliseconds, are jumps. */
const LONGEST = 450;

export class Glide {
  #from: Shown;
  #to: Shown;
  #began = -Infinity;
  #lasts = 0;

  constructor(shown: Shown) {
    this.#from = this.#to = shown;
  }

  to(next: Shown, now: number): void {
    const since = now - this.#began;
    const comes = next.present !== this.#to.present;
    this.#from = since > LONGEST || comes ? next : this.at(now);
    this.#to = next;
    this.#lasts = since;
    this.#began = now;
  }

  at(now: number): Shown {
    const [a, b] = [this.#from, this.#to];
    const share = this.#lasts > 0 ? Math.min(1, (now - this.#began) / this.#lasts) : 1;
    if (share === 1 || a === b) return b;
    const between = (first: number, last: number) => first + (last - first) * share;
    return {
      face: four((rail) => between(a.face[rail], b.face[rail])),
      x: between(a.x, b.x),
      y: between(a.y, b.y),
      present: b.present,
      wobble: between(a.wobble, b.wobble),
    };
  }
}
