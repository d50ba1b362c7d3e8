// One moment after another: a moment is one frame on show, until its motion has come to rest.
import { tick } from 'svelte';
import type { Proposal, Say, Telling } from '../games/board';

/** Time for pieces to glide before the next frame, for boards that do not say more. */
const GLIDE = 700;
/** This many frames behind (a page that slept), the newest is shown at once. */
const TOO_FAR_BEHIND = 12;

export class MomentQueue<F> implements Telling {
  /** Words of a hold, and what the board proposes, for the prompt bar. */
  say = $state.raw<Say | null>(null);
  proposal = $state.raw<Proposal | null>(null);
  spoken = $state.raw('');
  /** Does something still move? Then nothing can be played. */
  busy = $state(false);

  #queue: F[] = [];
  #works: Promise<unknown>[] = [];
  #skip: (() => void) | null = null;
  #running = false;
  /** Goes up when the queue is thrown away, so that a frame that was being shown stops waiting. */
  #era = 0;

  constructor(
    /** Puts the frame on show and says whether anything happens in it. */
    private readonly show: (frame: F) => boolean,
    /** The frame has come to rest. */
    private readonly rest: (frame: F) => void,
    private readonly still: () => boolean = () => matchMedia('(prefers-reduced-motion: reduce)').matches,
    /** Does what is there to be read wait for a click? */
    private readonly stays: () => boolean = () => false,
  ) {}

  /** Shows the frame after those before it. */
  next(frame: F): void {
    this.#queue.push(frame);
    if (this.#queue.length > TOO_FAR_BEHIND) this.jump(frame);
    else if (!this.#running) void this.#run();
  }

  /** Shows the frame at once and forgets those before it: undo, a reload, a click in a replay. */
  jump(frame: F): void {
    this.#era++;
    this.#queue = [frame];
    this.#settled();
    this.#skip?.();
    this.#running = false;
    void this.#run();
  }

  settle(work: Promise<unknown>): void {
    this.#works.push(work.catch(() => undefined));
  }

  hold(ms: number, say?: Say): Promise<void> {
    return !say && this.still() ? Promise.resolve() : this.#wait(ms, say);
  }

  see(ms: number): Promise<void> {
    return this.#wait(ms);
  }

  #wait(ms: number, say?: Say): Promise<void> {
    const waits = say !== undefined && this.stays();
    if (!waits && document.hidden) return Promise.resolve();
    const era = this.#era;
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        if (this.#skip === done) this.#skip = null;
        if (say && this.say === say) this.say = null;
        resolve();
      };
      const timer = waits ? undefined : setTimeout(done, ms);
      if (era !== this.#era) return done();
      this.#skip = done;
      if (say) this.say = say;
    });
  }

  /** A click ends any motion. Says whether there was one. */
  skip(): boolean {
    const held = this.#skip;
    held?.();
    return held !== null;
  }

  propose(proposal: Proposal | null): void {
    this.proposal = proposal;
  }

  announce(text: string): void {
    this.spoken = text;
  }

  async #run(): Promise<void> {
    const era = this.#era;
    this.#running = true;
    for (let frame = this.#queue.shift(); frame !== undefined; frame = this.#queue.shift()) {
      this.busy ||= this.show(frame);
      await tick();
      if (this.busy) await this.#motion();
      if (era !== this.#era) return;
      this.#settled();
      this.rest(frame);
    }
    this.#running = false;
  }

  async #motion(): Promise<void> {
    const works = this.#works.splice(0);
    if (works.length) await Promise.all(works);
    else if (this.#queue.length) await this.hold(GLIDE);
  }

  #settled(): void {
    this.busy = false;
    this.say = null;
    this.spoken = '';
  }
}
