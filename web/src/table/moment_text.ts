// What a frame tells: whose move it was, what is said while it is seen, and what only once every piece lies.
import type { Event } from '../border/protocol';
import { translate } from '../words';
import type { Moment } from './moment_queue.svelte';

/** How a game ended is told after everything else. */
const ENDED = 'ended';

interface About {
  seat: number | null;
  own: boolean;
  names: () => readonly string[];
  /** Kinds of events that only the log tells. */
  asides?: readonly string[] | undefined;
}

export function momentOf(events: readonly Event[], { seat, own, names, asides = [] }: About): Moment {
  const before = events.filter(({ kind }) => kind !== ENDED && !asides.includes(kind));
  const last = events.filter(({ kind }) => kind === ENDED);
  return {
    seat,
    own,
    get text() {
      return textOf(before, names());
    },
    get after() {
      return textOf(last, names());
    },
  };
}

/** For those who listen, everything that happens before the end. */
export const textBeforeTheEnd = (events: readonly Event[], names: readonly string[]): string =>
  textOf(
    events.filter(({ kind }) => kind !== ENDED),
    names,
  );

interface Position {
  actor: number | null;
  table: { moves: number };
}

/** Whose doing it was: who was to act before a move, or whom the events name. */
export function moverOf(events: readonly Event[], now: Position, before: Position | null): number | null {
  const moved = before !== null && now.table.moves > before.table.moves;
  return (moved ? before.actor : null) ?? events.find(({ seat }) => seat !== null)?.seat ?? null;
}

/** What is fleeting may be told now and never again. */
export const textOf = (events: readonly Event[], names: readonly string[]): string =>
  events
    .flatMap(({ said, fleeting_said }) => fleeting_said ?? said ?? [])
    .map((said) => translate(said, names))
    .join(' ');

/** The event as a log may keep it. */
export const withoutFleeting = (event: Event): Event => ({ ...event, fleeting: {}, fleeting_said: null });
