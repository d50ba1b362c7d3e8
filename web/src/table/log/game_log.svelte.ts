// The log of a table as far as this page has it: what has been seen, and what the server tells of earlier.
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
  /** How many lines there are before those. */
  start = $state(0);

  constructor(private readonly reader: Reader) {}

  /** What has been seen goes into the log, unless the server told it already. `move` is null where moves are not counted. */
  add(move: number | null, events: readonly Event[], notices: readonly Event[]): void {
    const isKnown = move !== null && this.lines.some((line) => !line.undone && line.move !== null && line.move >= move);
    const told = isKnown ? notices : [...events, ...notices];
    if (told.length)
      this.lines = [...this.lines, { move: isKnown ? null : move, undone: false, events: told.map(withoutFleeting) }];
  }

  /** The newest lines, as the server has them. */
  async refresh(): Promise<void> {
    const message = await this.reader.answer({ type: 'log', seat: this.reader.seat() });
    if (message.type !== 'log') return;
    this.lines = message.lines.filter((line) => this.#hasBeenSeen(line));
    this.start = message.start;
  }

  /** Puts what happened earlier before what is there already. */
  async askEarlier(): Promise<void> {
    const { start: before } = this;
    const seat = this.reader.seat();
    const message = await this.reader.answer({ type: 'log', seat, before });
    // somebody may have turned the table or taken a move back meanwhile
    if (message.type !== 'log' || before !== this.start || seat !== this.reader.seat()) return;
    this.lines = [...message.lines, ...this.lines];
    this.start = message.start;
  }

  /** The server knows more than has been shown: what is still to be seen comes into the log with its frame. */
  #hasBeenSeen({ undone, move }: LogLine): boolean {
    return undone || move === null || move <= this.reader.shownMoves();
  }
}
