// The log by turns: the newest turn first; within a turn the oldest line first.
import type { LogLine } from '../../border/protocol';
import { nth } from '../../assert';
import { ENDED } from '../moment_text';
import type { Text } from '../../words/translate';

export interface LoggedText {
  key: string;
  seat: number | null;
  said: Text;
  undone: boolean;
}

export interface LogTurn {
  key: string;
  /** Whose turn it was; null for events of the table. */
  seat: number | null;
  told: LoggedText[];
}

/** The kind of event with which the next turn begins, within the events of a move. */
const TURN = 'turn';

/** Without what says who has won, as long as the end is not told. */
export const loggedLines = (lines: readonly LogLine[], untold: boolean): LogLine[] =>
  untold ? lines.map((line) => ({ ...line, events: line.events.filter(({ kind }) => kind !== ENDED) })) : [...lines];

/** `first` is the number of the first line, so that a turn keeps its key when earlier lines come before it. */
export function byTurns(lines: readonly LogLine[], first: number): LogTurn[] {
  const turns: LogTurn[] = [];
  lines.forEach((line, i) => {
    for (const told of parts(line, first + i)) {
      const seat = told.find((one) => one.seat !== null)?.seat ?? null;
      const last = turns.at(-1);
      if (last && line.move !== null && (seat === null || seat === last.seat)) last.told.push(...told);
      else turns.push({ key: nth(told, 0).key, seat, told });
    }
  });
  return turns.reverse();
}

/** The texts of a line, before and after the beginning of a turn. */
function parts({ events, undone }: LogLine, number: number): LoggedText[][] {
  const next = events.findIndex(({ kind }) => kind === TURN);
  const told = events.flatMap(({ seat, said }, j) => (said ? [{ key: `${number}.${j}`, seat, said, undone, j }] : []));
  const before = next < 0 ? told : told.filter(({ j }) => j < next);
  const after = next < 0 ? [] : told.filter(({ j }) => j >= next);
  return [before, after].filter(({ length }) => length > 0);
}
