// The count at the end, seat by seat and part by part: in which order, how fast, and how far the sums have come.
import type { ScoreSheet } from '../../border/protocol';

/** One part of one seat's points. */
export interface Step {
  seat: number;
  line: number;
}

/** A whole count takes about so long, however many parts it has, and a part is never over before it is seen. */
const WHOLE = 9000;
const LONGEST = 900;
const SHORTEST = 180;

/** Who is counted: every seat, or once for all where the table wins or loses as one. */
export const countedSeats = (sheet: ScoreSheet): number[] =>
  sheet.together ? [0] : sheet.totals.map((_, seat) => seat);

/** What there is to count. Parts that brought a seat nothing are left to the score sheet, except for the pieces of all. */
export function stepsOf(sheet: ScoreSheet): Step[] {
  const brought = ({ points, pieces }: ScoreSheet['lines'][number], seat: number) =>
    points[seat] !== 0 || (sheet.together && Boolean(pieces[seat]?.length));
  return countedSeats(sheet).flatMap((seat) =>
    sheet.lines.flatMap((line, number) => (brought(line, seat) ? [{ seat, line: number }] : [])),
  );
}

export const paceOf = (steps: number): number => Math.max(SHORTEST, Math.min(LONGEST, WHOLE / Math.max(1, steps)));

/** The sum of a seat after so many steps. */
export const sumOf = (sheet: ScoreSheet, steps: readonly Step[], counted: number, seat: number): number =>
  steps
    .slice(0, counted)
    .reduce((sum, step) => sum + (step.seat === seat ? (sheet.lines[step.line]?.points[seat] ?? 0) : 0), 0);

/** The seat whose last part was counted in this step: now its sum is told. */
export function completedBy(steps: readonly Step[], counted: number): number | null {
  const last = steps[counted - 1];
  return last && steps[counted]?.seat !== last.seat ? last.seat : null;
}
