// The log by turns: the newest turn first, and within a turn one thing after the other, as it happened.
import type { LogLine } from '../../border/protocol';
import { nth } from '../../assert';
import type { Text } from '../../words/translate';

export interface LoggedText {
  key: string;
  seat: number | null;
  said: Text;
  undone: boolean;
}

export interface LogTurn {
  key: string;
  /** Whose turn it was; null for what happened at the table itself. */
  seat: number | null;
  told: LoggedText[];
}

/** With this kind of event the next turn begins, in the middle of what a move brings about. */
const TURN = 'turn';

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

/** What a line tells, before and after the next turn begins. */
function parts({ events, undone }: LogLine, number: number): LoggedText[][] {
  const next = events.findIndex(({ kind }) => kind === TURN);
  const told = events.flatMap(({ seat, said }, j) => (said ? [{ key: `${number}.${j}`, seat, said, undone, j }] : []));
  const before = next < 0 ? told : told.filter(({ j }) => j < next);
  const after = next < 0 ? [] : told.filter(({ j }) => j >= next);
  return [before, after].filter(({ length }) => length > 0);
}
