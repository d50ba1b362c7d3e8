// What is said of events at the very moment: what is fleeting may be told now and never again.
import type { Event } from '../border/protocol';
import { tell } from '../words';

export const heardNow = (events: readonly Event[], names: readonly string[]): string =>
  events
    .flatMap(({ said, fleeting_said }) => fleeting_said ?? said ?? [])
    .map((said) => tell(said, names))
    .join(' ');

/** The event as a log may keep it. */
export const afterwards = (event: Event): Event => ({ ...event, fleeting: {}, fleeting_said: null });
