// One moment after another: a moment is one frame on show, until its motion has come to rest. Everything that tells
// follows it: the board, the prompt, the badge of who plays, scores, log, announcements and sounds.
import { tick } from 'svelte';
import { readingTime } from '../device/pace.svelte';
import type { Proposal, PromptText, Telling } from '../games/board';

/** Time for pieces to glide before the next frame, for boards that do not say more. */
const GLIDE = 700;
/** From so many waiting frames on each is told quicker, and this many behind (a page that slept) the newest is shown. */
const CATCH_UP = 4;
const TOO_FAR_BEHIND = 60;

/** What happens in a frame, for whoever reads it. The words have getters, so that they follow the language. */
export interface Moment {
  /** Whose move it is; null for what nobody did. */
  seat: number | null;
  /** Somebody made it on this very device, and has seen it. */
  own: boolean;
  /** What is told while the pieces move. */
  text: string;
  /** What is told once they lie: how the game ended. */
  after: string;
}

interface Ways<F> {
  /** Puts the frame on show and says what happens in it; null if nothing does. */
  show: (frame: F) => Moment | null;
  /** The frame has come to rest. */
  rest: (frame: F) => void;
  still?: () => boolean;
  /** Does what is there to be read wait for a tap? */
  waits?: () => boolean;
  /** Does every move of another seat? */
  taps?: () => boolean;
  /** How long the moves of other seats last, compared to normal. */
  lasts?: () => number;
}

export class MomentQueue<F> implements Telling {
  /** What happens now; null at rest. */
  moment = $state.raw<Moment | null>(null);
  /** Do the pieces of that moment lie, and is its end told? */
  ending = $state(false);
  /** What the board says of the moment while its parts happen; null where it tells everything at once. */
  line = $state.raw<string | null>(null);
  /** Words of a hold, and what the board proposes, for the prompt bar. */
  say = $state.raw<PromptText | null>(null);
  proposal = $state.raw<Proposal | null>(null);
  spoken = $state.raw('');
  /** Does something still move? Then nothing can be played. */
  readonly busy = $derived(this.moment !== null);

  #queue: F[] = [];
  #works: Promise<unknown>[] = [];
  #held = new Set<() => void>();
  #running = false;
  /** A tap ends the motion of the whole moment, up to the next words. */
  #tapped = false;
  /** Goes up when the queue is thrown away, so that a frame that was being shown stops waiting. */
  #era = 0;

  constructor(private readonly ways: Ways<F>) {}

  /** Are there frames that nobody has seen to their end? */
  get behind(): boolean {
    return this.#running;
  }

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
    return saying.then(() => {
      if (this.say === say) this.say = null;
    });
  }

  /** A tap ends any motion. Says whether there was one. */
  skip(): boolean {
    const held = [...this.#held];
    this.#tapped ||= held.length > 0;
    for (const end of held) end();
    return held.length > 0;
  }

  follow(line: string): void {
    if (this.moment) this.line = line;
  }

  propose(proposal: Proposal | null): void {
    this.proposal = proposal;
  }

  announce(text: string): void {
    this.spoken = text;
  }

  #still(): boolean {
    return this.ways.still?.() ?? matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /** For so long, or until somebody taps. Nobody watches a hidden page. */
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

  /** Own moves go at one's own speed; the others' as chosen, quicker when many wait. */
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

  /** What others did is there to be read; what one did oneself, one knows. */
  #read(moment: Moment, line: string): Promise<void> {
    if (moment.own || !line) return Promise.resolve();
    return this.#wait(this.ways.taps?.() ? null : readingTime(line));
  }

  #settled(): void {
    this.moment = null;
    this.ending = false;
    this.line = null;
    this.say = null;
    this.spoken = '';
  }
}
