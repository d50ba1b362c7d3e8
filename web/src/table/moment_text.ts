// The texts of a frame: the mover, the text during the animation, and the one after it.
import type { Event } from '../border/protocol';
import { translate } from '../words';
import type { Moment } from './moment_queue.svelte';

/** The kind of event that says how a game ended: shown last. */
export const ENDED = 'ended';

interface About {
  seat: number | null;
  own: boolean;
  names: () => readonly string[];
  /** Kinds of events that only the log shows. */
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
    get spoken() {
      return textBeforeTheEnd(events, names());
    },
  };
}

/** For screen readers: everything that happens before the end. */
export const textBeforeTheEnd = (events: readonly Event[], names: readonly string[]): string =>
  textOf(
    events.filter(({ kind }) => kind !== ENDED),
    names,
  );

interface Position {
  actor: number | null;
  table: { moves: number };
}

/** Who made the move: the seat that was to act before, or the seat that the events name. */
export function moverOf(events: readonly Event[], now: Position, before: Position | null): number | null {
  const moved = before !== null && now.table.moves > before.table.moves;
  return (moved ? before.actor : null) ?? events.find(({ seat }) => seat !== null)?.seat ?? null;
}

/** Fleeting texts are included: they may be shown now, but not later. */
export const textOf = (events: readonly Event[], names: readonly string[]): string =>
  events
    .flatMap(({ said, fleeting_said }) => fleeting_said ?? said ?? [])
    .map((said) => translate(said, names))
    .join(' ');

/** The event as the log may keep it. */
export const withoutFleeting = (event: Event): Event => ({ ...event, fleeting: {}, fleeting_said: null });
