// The log of a table as far as this page has it: what was shown here, and earlier lines from the server.
import type { Wish } from '../../backend/session';
import type { Event, LogLine, ToDevice } from '../../border/protocol';
import { withoutFleeting } from '../moment_text';

interface Reader {
  answer: (wish: Wish) => Promise<ToDevice>;
  /** Whose log it is; null for an onlooker's. */
  seat: () => number | null;
  /** How many moves this page has shown. */
  shownMoves: () => number;
}

export class GameLog {
  lines = $state.raw<LogLine[]>([]);
  /** The number of earlier lines that are not loaded. */
  start = $state(0);

  constructor(private readonly reader: Reader) {}

  /** Adds what was shown, unless the server has sent it already. `move` is null where moves are not counted. */
  add(move: number | null, events: readonly Event[], notices: readonly Event[]): void {
    const isKnown = move !== null && this.lines.some((line) => !line.undone && line.move !== null && line.move >= move);
    const told = isKnown ? notices : [...events, ...notices];
    if (told.length)
      this.lines = [...this.lines, { move: isKnown ? null : move, undone: false, events: told.map(withoutFleeting) }];
  }

  /** Loads the newest lines from the server. */
  async refresh(): Promise<void> {
    const message = await this.reader.answer({ type: 'log', seat: this.reader.seat() });
    if (message.type !== 'log') return;
    this.lines = message.lines.filter((line) => this.#hasBeenSeen(line));
    this.start = message.start;
  }

  /** Loads earlier lines. */
  async askEarlier(): Promise<void> {
    const { start: before } = this;
    const seat = this.reader.seat();
    const message = await this.reader.answer({ type: 'log', seat, before });
    // the facing seat may have changed meanwhile, or a move been undone
    if (message.type !== 'log' || before !== this.start || seat !== this.reader.seat()) return;
    this.lines = [...message.lines, ...this.lines];
    this.start = message.start;
  }

  /** Leaves out lines of moves that are not shown yet: they are added with their frames. */
  #hasBeenSeen({ undone, move }: LogLine): boolean {
    return undone || move === null || move <= this.reader.shownMoves();
  }
}
