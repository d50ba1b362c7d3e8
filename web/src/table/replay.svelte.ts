// A finished game as a row of positions, fetched in pages, shown one after the other.
import { kitOf, type Kit } from './table.svelte';
import { REPLAY_PAGE, replayFrom } from './api';
import type { Event, LogLine, Name, Replay, ReplayPosition, ScoreSheet, SeedSeen } from '../border/protocol';
import { MomentQueue, type Moment } from './moment_queue.svelte';
import { tell } from '../words';
import { heardBeforeTheEnd, momentOf } from './story';

/** Between two moves when the replay plays by itself, on top of the board's own motion. */
const BREATH = 700;

const DEALT: Event = {
  kind: 'dealt',
  seat: null,
  said: { key: 'replay.dealt', args: {} },
  facts: {},
  fleeting: {},
  fleeting_said: null,
};

export class Replayed {
  kit = $state.raw<Kit | null>(null);
  position = $state.raw<ReplayPosition | null>(null);
  events = $state.raw<Event[]>([]);
  playing = $state(false);
  /** Whose side is shown; null for an onlooker's. */
  eyes = $state<number | null>(null);
  moves = $state(0);
  #names = $state.raw<Name[]>([]);
  readonly names = $derived(this.#names.map((name) => tell(name)));
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

  #pages = new Map<number, Promise<Replay>>();
  #known = $state.raw<ReadonlyMap<number, ReplayPosition>>(new Map());
  #jumped = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly round: number,
  ) {}

  /** What happened up to the position on show, as far as its pages are here. */
  readonly log = $derived.by((): LogLine[] => {
    const lines: LogLine[] = [
      {
        move: null,
        undone: false,
        events: [DEALT],
      },
    ];
    for (let at = 1; at <= this.at; at++)
      lines.push({ move: at, undone: false, events: this.#known.get(at)?.events ?? [] });
    return lines;
  });

  async open(wanted: number): Promise<void> {
    const first = await this.#page(0);
    this.moves = first.moves;
    this.#names = first.names;
    this.sheet = first.score_sheet;
    this.seed = first.seed;
    this.kit = await kitOf(first.game);
    await this.goTo(wanted);
  }

  /** Straight to a position, without showing how it came about. */
  async goTo(wanted: number): Promise<void> {
    this.pause();
    const position = await this.#find(wanted);
    if (!position) return;
    this.#jumped = true;
    this.telling.jump(position);
  }

  /** One move on, shown as it happened. */
  async step(): Promise<void> {
    if (this.telling.skip()) return;
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
    await this.step();
  }

  #goOn(): void {
    if (!this.playing) return;
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
    this.telling.announce(heardBeforeTheEnd(position.events, this.names));
    return this.events.length ? moment : null;
  }

  async #find(wanted: number): Promise<ReplayPosition | undefined> {
    const at = Math.max(0, Math.min(this.moves, Number.isFinite(wanted) ? Math.floor(wanted) : 0));
    for (let start = 0; start <= at; start += REPLAY_PAGE) await this.#page(start);
    return this.#known.get(at);
  }

  #page(start: number): Promise<Replay> {
    let page = this.#pages.get(start);
    if (!page) {
      page = replayFrom(this.table, this.round, start);
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
