// The count at the end, seat by seat and part by part: order, speed, and the sums so far.
import type { ScoreSheet } from '../../border/protocol';

/** One part of one seat's points. */
export interface Step {
  seat: number;
  line: number;
}

/** Milliseconds of a whole count, for any number of parts, within limits per part. */
const WHOLE = 9000;
const LONGEST = 900;
const SHORTEST = 180;

/** The seats to count: all, or one where all win or lose together. */
export const countedSeats = (sheet: ScoreSheet): number[] =>
  sheet.together ? [0] : sheet.totals.map((_, seat) => seat);

/** The steps of the count. Parts without points are left out, except where all win or lose together. */
export function stepsOf(sheet: ScoreSheet): Step[] {
  const brought = ({ points, pieces }: ScoreSheet['lines'][number], seat: number) =>
    points[seat] !== 0 || (sheet.together && Boolean(pieces[seat]?.length));
  return countedSeats(sheet).flatMap((seat) =>
    sheet.lines.flatMap((line, number) => (brought(line, seat) ? [{ seat, line: number }] : [])),
  );
}

export const paceOf = (steps: number): number => Math.max(SHORTEST, Math.min(LONGEST, WHOLE / Math.max(1, steps)));

/** The sum of a seat after `counted` steps. */
export const sumOf = (sheet: ScoreSheet, steps: readonly Step[], counted: number, seat: number): number =>
  steps
    .slice(0, counted)
    .reduce((sum, step) => sum + (step.seat === seat ? (sheet.lines[step.line]?.points[seat] ?? 0) : 0), 0);

/** The seat whose last part was this step; null if more parts follow. */
export function completedBy(steps: readonly Step[], counted: number): number | null {
  const last = steps[counted - 1];
  return last && steps[counted]?.seat !== last.seat ? last.seat : null;
}
