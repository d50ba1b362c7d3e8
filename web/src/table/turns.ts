// The log by turns: the newest turn first, and within a turn one thing after the other, as it happened.
import type { LogLine } from '../border/protocol';
import type { Said } from '../words/telling';

export interface Told {
  key: string;
  seat: number | null;
  said: Said;
  undone: boolean;
}

export interface Turn {
  key: string;
  /** Whose turn it was; null for what happened at the table itself. */
  seat: number | null;
  told: Told[];
}

/** `first` is the number of the first line, so that a turn keeps its key when earlier lines come before it. */
export function byTurns(lines: readonly LogLine[], first: number): Turn[] {
  const turns: Turn[] = [];
  lines.forEach((line, i) => {
    const told = toldOf(line, first + i);
    if (!told.length) return;
    const seat = told.find((one) => one.seat !== null)?.seat ?? null;
    const last = turns.at(-1);
    if (last && line.move !== null && (seat === null || seat === last.seat)) last.told.push(...told);
    else turns.push({ key: String(first + i), seat, told });
  });
  return turns.reverse();
}

const toldOf = ({ events, undone }: LogLine, number: number): Told[] =>
  events.flatMap(({ seat, said }, j) => (said ? [{ key: `${number}.${j}`, seat, said, undone }] : []));
