// Shows frames one after another. A moment is one frame on show, until its animation has ended. The board, the prompt, the
// badge of who plays, scores, log, announcements and sounds all follow it.
import { tick } from 'svelte';
import { readingTime } from '../device/pace.svelte';
import type { Proposal, PromptText, Telling } from '../games/board';
import { Announcements } from '../ui/announcements.svelte';

/** Milliseconds for a frame's animation if the board does not call `settle`. */
const GLIDE = 700;
/** From so many waiting frames on each is shown faster; from `TOO_FAR_BEHIND` on (a page that slept) only the newest is shown. */
const CATCH_UP = 4;
const TOO_FAR_BEHIND = 60;

/** What happens in a frame. The texts are getters, so that they follow the language. */
export interface Moment {
  /** Whose move it is; null for events without a mover. */
  seat: number | null;
  /** The move was made on this device. */
  own: boolean;
  /** Shown during the animation. */
  text: string;
  /** Shown after the animation: how the game ended. */
  after: string;
  /** For screen readers: everything before the end. */
  spoken: string;
}

interface Ways<F> {
  /** Shows the frame and returns its moment; null if nothing happens in it. */
  show: (frame: F) => Moment | null;
  /** The animation of the frame has ended. */
  rest: (frame: F) => void;
  still?: () => boolean;
  /** Do texts wait for a tap? */
  waits?: () => boolean;
  /** Does every move of another seat wait for a tap? */
  taps?: () => boolean;
  /** Factor on the duration of other seats' moves. */
  lasts?: () => number;
}

export class MomentQueue<F> implements Telling {
  /** The current moment; null at rest. */
  moment = $state.raw<Moment | null>(null);
  /** Has its animation ended, and is `after` shown? */
  ending = $state(false);
  /** The board's text for the current part of the moment; null if the moment has one text. */
  line = $state.raw<string | null>(null);
  /** For the prompt bar: the text of a hold, and the board's proposal. */
  say = $state.raw<PromptText | null>(null);
  proposal = $state.raw<Proposal | null>(null);
  explanation = $state('');
  /** For screen readers. */
  readonly spoken = new Announcements();
  /** While busy, nothing can be played. */
  readonly busy = $derived(this.moment !== null);

  #queue: F[] = [];
  #works: Promise<unknown>[] = [];
  #held = new Set<() => void>();
  #running = false;
  /** A tap skips the animation of the moment, up to the next text. */
  #tapped = false;
  /** Increases when the queue is dropped, so that the frame on show stops waiting. */
  #era = 0;

  constructor(private readonly ways: Ways<F>) {}

  /** Are there frames that have not been shown to the end? */
  get behind(): boolean {
    return this.#running;
  }

  /** Queues a frame. */
  next(frame: F): void {
    this.#queue.push(frame);
    if (this.#queue.length > TOO_FAR_BEHIND) this.jump(frame);
    else if (!this.#running) void this.#run();
  }

  /** Shows the frame at once and drops the queue: undo, a reload, a jump in a replay. */
  jump(frame: F): void {
    this.spoken.clear();
    this.rush(frame);
  }

  /** The same in a game in real time: what was announced is still to be heard. */
  rush(frame: F): void {
    this.#era++;
    this.#queue = [frame];
    this.#works = [];
    this.#settled();
    this.skip();
    this.#running = false;
    void this.#run();
  }

  settle(work: Promise<unknown>): void {
    this.#works.push(work.catch(() => undefined));
  }

  hold(ms: number, say?: PromptText): Promise<void> {
    return !say && this.#still() ? Promise.resolve() : this.see(ms, say);
  }

  see(ms: number, say?: PromptText): Promise<void> {
    if (say) this.#tapped = false;
    const waits = say !== undefined && (this.ways.waits?.() ?? false);
    if (!waits && this.#tapped) return Promise.resolve();
    const saying = this.#wait(waits ? null : ms);
    if (!say) return saying;
    this.say = say;
    if (this.line !== null) this.announce([say.text, say.detail].filter(Boolean).join(' '));
    return saying.then(() => {
      if (this.say === say) this.say = null;
    });
  }

  /** Skips the animation. Returns whether there was one. */
  skip(): boolean {
    const held = [...this.#held];
    this.#tapped ||= held.length > 0;
    for (const end of held) end();
    return held.length > 0;
  }

  follow(line: string): void {
    if (!this.moment) return;
    this.line = line;
    this.announce(line);
  }

  propose(proposal: Proposal | null): void {
    this.proposal = proposal;
  }

  explain(detail: string): void {
    this.explanation = detail;
  }

  announce(text: string): void {
    this.spoken.say(text);
  }

  #still(): boolean {
    return this.ways.still?.() ?? matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /** Waits so long, or until a tap; a hidden page does not wait. */
  #wait(ms: number | null): Promise<void> {
    if (ms !== null && document.hidden) return Promise.resolve();
    const era = this.#era;
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#held.delete(done);
        resolve();
      };
      const timer = ms === null ? undefined : setTimeout(done, ms * this.#lasts());
      if (era === this.#era) this.#held.add(done);
      else done();
    });
  }

  /** Own moves last as normal; the others as chosen, shorter when many wait. */
  #lasts(): number {
    if (!this.moment || this.moment.own) return 1;
    return (this.ways.lasts?.() ?? 1) * Math.min(1, CATCH_UP / Math.max(1, this.#queue.length));
  }

  async #run(): Promise<void> {
    const era = this.#era;
    this.#running = true;
    for (let frame = this.#queue.shift(); frame !== undefined; frame = this.#queue.shift()) {
      this.#tapped = false;
      this.moment = this.ways.show(frame);
      await tick();
      if (era !== this.#era) return;
      // a board that shows events one after another has begun, and announces each
      if (this.moment && this.line === null) this.announce(this.moment.spoken);
      if (this.moment) await this.#happen(this.moment);
      if (era !== this.#era) return;
      this.#settled();
      this.ways.rest(frame);
    }
    this.#running = false;
  }

  async #happen(moment: Moment): Promise<void> {
    const era = this.#era;
    await Promise.all([this.#motion(), this.#read(moment, moment.text)]);
    if (!moment.after || era !== this.#era) return;
    this.ending = true;
    this.announce(moment.after);
    await this.#read(moment, moment.after);
  }

  async #motion(): Promise<void> {
    const works = this.#works.splice(0);
    if (works.length) await Promise.all(works);
    else if (this.#queue.length) await this.hold(GLIDE);
  }

  /** Waits until a move of another seat can be read; own moves need no reading. */
  #read(moment: Moment, line: string): Promise<void> {
    if (moment.own || !line) return Promise.resolve();
    return this.#wait(this.ways.taps?.() ? null : readingTime(line));
  }

  #settled(): void {
    this.moment = null;
    this.ending = false;
    this.line = null;
    this.say = null;
  }
}
