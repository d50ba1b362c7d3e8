// The pictures and numbers on goals and final tiles.
import type { FinalSeen, GoalSeen } from '../../border/monster_baby_rescue';
import { withMinus } from '../../words/numbers';

/** The pictures of what a final tile scores. */
export const looksAt = ({ how, of }: FinalSeen): string[] =>
  how === 'lowest' || how === 'parts' ? ['body'] : how === 'pairs' ? ['red', 'green'] : [of];

/** The points of a final tile as printed on it. */
export function printedPoints({ how, points }: FinalSeen): string {
  if (how === 'pairs') return `+${points[0]}`;
  if (how === 'table') return `… ${withMinus(points.at(-1) ?? 0)}`;
  return points
    .map(withMinus)
    .slice(how === 'rank' ? 0 : 1)
    .join('/');
}

/** The things a goal needs; all three parts alike are one picture. */
export function needs(goal: GoalSeen): [string, number][] {
  const all = Object.entries(goal.needs);
  const parts = all.filter(([thing]) => thing === 'head' || thing === 'torso' || thing === 'legs');
  return parts.length === 3 && parts.length === all.length
    ? [['body', Math.max(...parts.map(([, count]) => count))]]
    : all;
}
