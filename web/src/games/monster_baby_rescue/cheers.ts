// The cheer after a move: for a goal, a part at the top level, or a fulfilled wish. Only the first of these.
import type { MonsterSeen, RescueView } from '../../border/monster_baby_rescue';
import type { Event } from '../../border/protocol';

export interface Cheer {
  seat: number;
  why: 'goal' | 'shine' | 'wish';
  /** Of all goals taken in the move. */
  points: number;
}

export function cheerFor(before: RescueView, now: RescueView, events: readonly Event[]): Cheer | null {
  return goalIn(events) ?? shineIn(now, events) ?? wishIn(before, now);
}

function goalIn(events: readonly Event[]): Cheer | null {
  const won = events.filter(({ kind }) => kind === 'goal');
  const seat = won[0]?.seat ?? null;
  const points = won.reduce((sum, { facts }) => sum + Number(facts.points), 0);
  return seat === null ? null : { seat, why: 'goal', points };
}

/** A part has reached the top level. */
function shineIn({ top_level }: RescueView, events: readonly Event[]): Cheer | null {
  const done = events.find(({ kind, facts }) => kind === 'groomed' && facts.rose === true && facts.level === top_level);
  const seat = done?.seat ?? null;
  return seat === null ? null : { seat, why: 'shine', points: 0 };
}

/** A wish gives its first point. */
function wishIn(before: RescueView, now: RescueView): Cheer | null {
  const glad = now.monsters.find((one, i) => {
    const known = wishesTrue(before.monsters[i]);
    return wishesTrue(one).some((id) => !known.includes(id));
  });
  return glad ? { seat: glad.seat, why: 'wish', points: 0 } : null;
}

const wishesTrue = (one: MonsterSeen | undefined): string[] =>
  one?.wants.filter((_, i) => (one.want_points[i] ?? 0) > 0).map(({ id }) => id) ?? [];
