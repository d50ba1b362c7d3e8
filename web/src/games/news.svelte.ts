// New events on a board.
import { untrack } from 'svelte';
import type { Event } from '../border/protocol';

interface Shown<View> {
  /** A new array for every frame, as in `BoardProps`. */
  events: Event[];
  view: View;
}

/** Calls `show` now and whenever the events or the view change, with the new events. `before` is the view at the events before.
 *  Events from before the board was mounted are not new. */
export function followNews<View>(
  now: () => Shown<View>,
  show: (news: readonly Event[], view: View, before: View) => void,
): void {
  let last = untrack(now);
  $effect(() => {
    const next = now();
    const { events, view: before } = last;
    const isNew = next.events !== events;
    if (isNew) last = next;
    untrack(() => show(isNew ? next.events : [], next.view, before));
  });
}
