// The state of a worked example: one position after another, each with the animation that leads to it.
import type { Example, Telling } from '../games/board';
import { still } from '../device/motion';
import { nth } from '../assert';

export class Stage {
  at = $state(0);
  /** Counts jumps: after each the board is mounted again, without animation. */
  jumps = $state(0);
  readonly telling: Telling;
  #holds = new Set<() => void>();
  #work: Promise<unknown> = Promise.resolve();

  constructor(readonly example: Example) {
    const wait = (ms: number) => (still() ? Promise.resolve() : this.#wait(ms));
    this.telling = {
      busy: false,
      settle: (work) => void (this.#work = work),
      hold: wait,
      see: wait,
      follow: () => undefined,
      propose: () => undefined,
      announce: () => undefined,
    };
  }

  readonly step = $derived.by(() => nth(this.example.steps, this.at));
  get last(): number {
    return this.example.steps.length - 1;
  }

  /** Goes one step on; a running animation ends first. */
  async next(): Promise<void> {
    if (this.at >= this.last) return;
    const to = this.at + 1;
    this.#skip();
    await this.#work;
    if (this.at === to - 1) this.at = to;
  }

  back(): void {
    this.goTo(this.at - 1);
  }

  goTo(at: number): void {
    this.#skip();
    this.at = Math.max(0, Math.min(this.last, at));
    this.jumps++;
  }

  #wait(ms: number): Promise<void> {
    return new Promise((done) => {
      const end = () => {
        clearTimeout(timer);
        this.#holds.delete(end);
        done();
      };
      const timer = setTimeout(end, ms);
      this.#holds.add(end);
    });
  }

  #skip(): void {
    for (const end of this.#holds) end();
  }
}
