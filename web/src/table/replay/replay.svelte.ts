// The replay of a game: its positions are loaded in pages and shown one after the other; in real time by a clock.
import { kitOf, type Kit } from '../kit';
import { REPLAY_PAGE } from '../../border/constants';
import { replay } from '../../border/requests';
import type { Event, LogLine, Name, Replay, ReplayPosition, ScoreSheet, SeedSeen } from '../../border/protocol';
import { MomentQueue, type Moment } from '../moment_queue.svelte';
import { translate } from '../../words';
import { ReplayClock, type ReplaySpeed } from './replay_clock';
import { momentOf } from '../moment_text';

/** Milliseconds between two moves while it plays, besides the board's animation. */
const BREATH = 700;
/** In real time the next page is loaded this many positions ahead. */
const AHEAD = 30;
/** Milliseconds between two checks of the clock in real time. */
const LOOK = 40;

const DEALT: Event = {
  kind: 'dealt',
  seat: null,
  said: { key: 'replay.dealt', args: {} },
  facts: {},
  fleeting: {},
  fleeting_said: null,
};

/** The first position of the page with this position. */
const pageOf = (at: number): number => at - (at % REPLAY_PAGE);

export class ReplayPlayer {
  kit = $state.raw<Kit | null>(null);
  position = $state.raw<ReplayPosition | null>(null);
  events = $state.raw<Event[]>([]);
  playing = $state(false);
  /** The seat whose view is shown; null for an onlooker's. */
  eyes = $state<number | null>(null);
  moves = $state(0);
  /** Positions per second of a game in real time; 0 for a game in turns. */
  perSecond = $state(0);
  speed = $state<ReplaySpeed>(1);
  #names = $state.raw<Name[]>([]);
  /** The creatures of the seats. */
  creatures = $state.raw<string[]>([]);
  /** Their colours or monsters. */
  figures = $state.raw<string[]>([]);
  readonly names = $derived(this.#names.map((name) => translate(name)));
  sheet: ScoreSheet | null = null;
  seed: SeedSeen | null = null;

  readonly telling = new MomentQueue<ReplayPosition>({
    show: (position) => this.#show(position),
    rest: () => this.#goOn(),
  });
  readonly at = $derived(this.position?.position ?? 0);
  readonly view = $derived.by(() => {
    const at = this.position;
    return (this.eyes === null ? at?.onlooker : at?.views[this.eyes]) ?? null;
  });

  /** The view in sentences, for a board that shows them. */
  readonly described = $derived.by(() => {
    const lines = this.position?.described;
    return this.eyes === null ? lines?.onlooker : lines?.views[this.eyes];
  });

  #pages = new Map<number, Promise<Replay>>();
  #known = $state.raw<ReadonlyMap<number, ReplayPosition>>(new Map());
  #jumped = false;
  #clock: ReplayClock | null = null;
  /** The latest requested position, while a page is loading. */
  #wanted: number | null = null;
  #seeking = false;
  /** Counts starts: only the loop of the last start goes on. */
  #rolls = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly round: number,
  ) {}

  /** The log up to the position on show, as far as its pages are loaded. */
  readonly log = $derived.by((): LogLine[] => {
    const lines: LogLine[] = [
      {
        move: null,
        undone: false,
        events: [DEALT],
      },
    ];
    for (let at = 1; at <= this.at; at++) {
      const events = this.#known.get(at)?.events ?? [];
      // in real time most positions have no events
      if (events.length || !this.perSecond) lines.push({ move: at, undone: false, events });
    }
    return lines;
  });

  async open(wanted: number): Promise<void> {
    const first = await this.#page(0);
    this.moves = first.moves;
    this.perSecond = first.per_second;
    this.#clock = first.per_second ? new ReplayClock(first.per_second) : null;
    this.#names = first.names;
    this.creatures = first.creatures;
    this.figures = first.figures;
    this.sheet = first.score_sheet;
    this.seed = first.seed;
    this.kit = await kitOf(first.game);
    if (this.kit.described) this.#pages.clear(); // load them again with descriptions
    await this.goTo(wanted);
  }

  /** Jumps to a position without animation. */
  async goTo(wanted: number): Promise<void> {
    this.pause();
    this.#wanted = wanted;
    if (this.#seeking) return;
    this.#seeking = true;
    try {
      while (this.#wanted !== null) await this.#seek();
    } finally {
      this.#seeking = false;
    }
  }

  /** Loads one page at a time while the slider is dragged: only the last position counts. */
  async #seek(): Promise<void> {
    const wanted = this.#wanted ?? 0;
    this.#wanted = null;
    const position = await this.#find(wanted);
    if (!position || this.#wanted !== null) return;
    this.#jumped = true;
    this.telling.jump(position);
  }

  /** Goes one move on, with animation. */
  async step(): Promise<void> {
    if (!this.#clock && this.telling.skip()) return;
    const position = await this.#find(this.at + 1);
    if (position && position.position > this.at) this.telling.next(position);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else void this.#play();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  async #play(): Promise<void> {
    if (this.at >= this.moves) await this.goTo(0);
    this.playing = true;
    if (this.#clock) return this.#roll(this.#clock);
    await this.step();
  }

  /** In real time: shows the due positions until it is stopped. */
  async #roll(clock: ReplayClock): Promise<void> {
    const roll = ++this.#rolls;
    clock.start(this.at, performance.now());
    while (this.playing && roll === this.#rolls && this.at < this.moves) {
      await new Promise((done) => (this.#timer = setTimeout(done, LOOK)));
      const due = Math.min(this.moves, clock.due(performance.now()));
      if (due <= this.at) continue;
      const asked = performance.now();
      const passed = await this.#through(this.at + 1, due);
      // a slow download does not speed it up afterwards
      if (performance.now() - asked > 4 * LOOK) clock.start(due, performance.now());
      if (this.playing && roll === this.#rolls) this.#showPassed(passed);
    }
    if (roll === this.#rolls && this.at >= this.moves) this.pause();
  }

  async #through(first: number, last: number): Promise<ReplayPosition[]> {
    const passed: ReplayPosition[] = [];
    for (let at = first; at <= last; at++) passed.push(...[await this.#find(at)].filter((one) => one !== undefined));
    if (last + AHEAD < this.moves) void this.#page(pageOf(last + AHEAD)).catch(() => undefined);
    return passed;
  }

  /** Shows the last of these positions with the events of all. */
  #showPassed(passed: ReplayPosition[]): void {
    const last = passed.at(-1);
    if (last) this.telling.jump({ ...last, events: passed.flatMap(({ events }) => events) });
  }

  setSpeed(speed: ReplaySpeed): void {
    this.speed = speed;
    this.#clock?.setSpeed(speed, this.at, performance.now());
  }

  #goOn(): void {
    if (!this.playing || this.#clock) return;
    if (this.at >= this.moves) return this.pause();
    this.#timer = setTimeout(() => void this.step(), BREATH);
  }

  #show(position: ReplayPosition): Moment | null {
    const jumped = this.#jumped;
    this.#jumped = false;
    const seat = this.position?.actor ?? null;
    this.position = position;
    this.events = jumped ? [] : position.events;
    const moment = momentOf(position.events, { seat, own: true, names: () => this.names });
    if (this.events.length) return moment;
    this.telling.announce(moment.spoken);
    return null;
  }

  async #find(wanted: number): Promise<ReplayPosition | undefined> {
    const at = Math.max(0, Math.min(this.moves, Number.isFinite(wanted) ? Math.floor(wanted) : 0));
    // all earlier pages for the log; too many for a game in real time
    for (let start = this.#clock ? pageOf(at) : 0; start <= at; start += REPLAY_PAGE) await this.#page(start);
    return this.#known.get(at);
  }

  #page(start: number): Promise<Replay> {
    let page = this.#pages.get(start);
    if (!page) {
      const views = this.kit?.box.secrets !== false;
      const described = this.kit?.described ? { described: true } : {};
      page = replay(this.table, this.round, { start, count: REPLAY_PAGE, views, ...described });
      this.#pages.set(start, page);
      page.then(
        ({ positions }) =>
          (this.#known = new Map([...this.#known, ...positions.map((one) => [one.position, one] as const)])),
        () => this.#pages.delete(start),
      );
    }
    return page;
  }
}
