// The state of one puzzle: the position, the last try, and its result.
import type {
  Event,
  MoveSeen,
  PuzzleSeen,
  Refusal,
  SeatFrame,
  SeatSeen,
  PuzzleSolution,
  AttemptResult,
} from '../border/protocol';
import { boardOf } from '../games';
import type { AnyView, Race } from '../games/board';
import { CREATURES } from '../art/creatures';
import { still } from '../device/motion';
import { reading } from '../device/reading.svelte';
import { play as sound } from '../device/sound';
import { inTurn, nth } from '../assert';
import { refusalIn } from '../backend/api';
import { MomentQueue } from '../table/moment_queue.svelte';
import { momentOf } from '../table/moment_text';
import { standInSeat } from '../table/seats/stand_in_seat';
import { kitOf, type Kit } from '../table/kit';
import { t } from '../words';
import type { Text } from '../words/translate';
import { onePuzzle, puzzleSolution, tryPuzzle } from '../border/requests';
import { progress } from './progress.svelte';

/** Searching; a wrong move was tried; the solution is shown; solved. */
type Stage = 'find' | 'wrong' | 'shown' | 'solved';

interface Position {
  view: AnyView;
  described: Text[] | undefined;
  events: Event[];
}

export class Solving {
  kit = $state.raw<Kit | null>(null);
  puzzle = $state.raw<PuzzleSeen | null>(null);
  stage = $state<Stage>('find');
  view = $state.raw<AnyView | null>(null);
  /** The view in sentences, for a board that is made of them. */
  described = $state.raw<Text[] | undefined>();
  events = $state.raw<Event[]>([]);
  tried = $state.raw<AttemptResult | null>(null);
  solution = $state.raw<PuzzleSolution | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  refusedMove = $state.raw<{ code: number } | null>(null);
  /** Why the puzzle could not be loaded. */
  failed = $state.raw<Refusal | null>(null);
  /** For a game in real time: the run on this device. */
  race = $state.raw<Race | null>(null);
  thinking = $state(false);

  #query: { described?: boolean } = {};

  readonly telling = new MomentQueue<Position>({
    show: (position) => this.#show(position),
    rest: () => undefined,
    still,
    waits: () => reading.waits,
  });

  readonly mine = $derived<SeatFrame | null>(this.puzzle?.mine.find(({ seat }) => seat === this.puzzle?.seat) ?? null);
  readonly moves = $derived<MoveSeen[]>(
    this.stage === 'solved' || this.telling.busy || this.thinking ? [] : (this.mine?.moves ?? []),
  );
  readonly seats = $derived(this.puzzle ? seatsOf(this.puzzle) : []);
  readonly names = $derived(this.seats.map(({ name }) => name));
  /** The solution, once it was asked for. */
  readonly hint = $derived(this.stage === 'shown' ? (this.solution?.code ?? null) : null);
  /** The part of the board that the text is about (glow.ts). */
  readonly glow = $derived(
    this.stage === 'wrong' ? (this.tried?.glow ?? '') : this.stage === 'shown' ? (this.solution?.glow ?? '') : '',
  );

  constructor(
    readonly game: string,
    readonly id: string,
  ) {}

  async open(): Promise<void> {
    try {
      const [seen, kit] = await Promise.all([this.#seen(), kitOf(this.game)]);
      this.puzzle = seen;
      ({ view: this.view, described: this.described } = nth(seen.mine, 0));
      if (kit.race && seen.seconds) this.race = kit.race(this.view, seen.seconds, (runs) => void this.#raced(runs));
      this.kit = kit;
    } catch (why) {
      this.failed = refusalIn(why);
    }
  }

  /** Only a board that is made of sentences asks for them. */
  async #seen(): Promise<PuzzleSeen> {
    const { described = false } = await boardOf(this.game);
    this.#query = described ? { described } : {};
    return onePuzzle(this.game, this.id, this.#query);
  }

  /** Tries a move. A wrong one does not change the board. */
  play(code: number): void {
    if (this.telling.skip() || this.thinking || this.stage === 'solved' || this.race) return;
    void this.#try({ code });
  }

  async #try(wish: { code: number }): Promise<void> {
    const helped = this.stage === 'shown';
    this.refusal = null;
    this.thinking = true;
    try {
      const tried = await tryPuzzle(this.game, this.id, wish, this.#query);
      this.telling.propose(null);
      if (tried.solved) return this.#solve(tried);
      this.tried = tried;
      if (!helped) this.stage = 'wrong';
      this.refusedMove = wish;
      sound('refusal');
    } catch (why) {
      this.refusal = refusalIn(why);
      this.refusedMove = wish;
    } finally {
      this.thinking = false;
    }
  }

  #solve(tried: AttemptResult): void {
    this.tried = tried;
    this.stage = 'solved';
    progress.solve(this.game, this.id);
    sound('win');
    const { view, described, events } = tried;
    if (view) this.telling.next({ view, described, events });
  }

  async #raced(runs: number[][]): Promise<void> {
    if (this.stage === 'shown') return;
    if (!runs.length) {
      this.stage = 'wrong';
      return;
    }
    try {
      const tried = await tryPuzzle(this.game, this.id, { runs });
      this.tried = tried;
      this.stage = tried.solved ? 'solved' : 'wrong';
      if (!tried.solved) return;
      progress.solve(this.game, this.id);
      sound('win');
    } catch (why) {
      this.refusal = refusalIn(why);
    }
  }

  /** Starts again from the same position. */
  again(): void {
    this.stage = 'find';
    this.tried = null;
    this.refusal = null;
    this.race?.again();
  }

  async showMe(): Promise<void> {
    try {
      this.solution ??= await puzzleSolution(this.game, this.id);
      this.stage = 'shown';
      this.refusal = null;
      if (this.race) this.race.show(this.solution.runs);
    } catch (why) {
      this.refusal = refusalIn(why);
    }
  }

  #show({ view, described, events }: Position) {
    this.view = view;
    this.described = described;
    this.events = events;
    const moment = momentOf(events, { seat: this.puzzle?.seat ?? null, own: true, names: () => this.names });
    return events.length ? moment : null;
  }
}

/** The seats of the puzzle: the solver, and stand-ins for the others. */
function seatsOf({ players, seat: mine, mine: frames }: PuzzleSeen): SeatSeen[] {
  const held = frames.map(({ seat }) => seat);
  return Array.from({ length: players }, (_, seat) => ({
    ...standInSeat(seat, seat === mine ? t('puzzle.you') : t('seat', { n: seat + 1 }), inTurn(CREATURES, seat)),
    here: held.includes(seat),
    device: held.includes(seat) ? 0 : 1,
  }));
}
