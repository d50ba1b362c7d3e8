// What is new on a board: the events that have come since it was last drawn.
import { untrack } from 'svelte';
import type { Event } from '../border/protocol';

interface Shown<View> {
  /** A new array for every frame, as in `BoardProps`. */
  events: Event[];
  view: View;
}

/** Calls `show` now and whenever the events or the view change, with the events that are new. `before` is the view of the
 *  news before these. What happened before the board was made is not new to it. */
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
