// What a frame tells: whose move it was, what is said while it is seen, and what only once every piece lies.
import type { Event } from '../border/protocol';
import { heardNow } from './heard';
import type { Moment } from './moment_queue.svelte';

/** How a game ended is told after everything else. */
const ENDED = 'ended';

export function momentOf(
  events: readonly Event[],
  { seat, own, names }: { seat: number | null; own: boolean; names: () => readonly string[] },
): Moment {
  const before = events.filter(({ kind }) => kind !== ENDED);
  const last = events.filter(({ kind }) => kind === ENDED);
  return {
    seat,
    own,
    get text() {
      return heardNow(before, names());
    },
    get after() {
      return heardNow(last, names());
    },
  };
}

interface Position {
  actor: number | null;
  table: { moves: number };
}

/** Whose doing it was: who was to act before a move, or whom the events name. */
export function moverOf(events: readonly Event[], now: Position, before: Position | null): number | null {
  const moved = before !== null && now.table.moves > before.table.moves;
  return (moved ? before.actor : null) ?? events.find(({ seat }) => seat !== null)?.seat ?? null;
}
