// The parts of a frame for one seat of this device, or for an onlooker (null).
import type { Event, Frame } from '../border/protocol';
import type { AnyView } from '../games/board';
import type { Text } from '../words/translate';

/** Null if that seat is not at this device. */
export function viewOf(frame: Frame | null, side: number | null): AnyView | null {
  if (side === null) return frame?.onlooker?.view ?? null;
  return frame?.mine.find(({ seat }) => seat === side)?.view ?? null;
}

/** The view in sentences, for a board that shows them. */
export function describedOf(frame: Frame, side: number | null): Text[] | undefined {
  if (side === null) return frame.onlooker?.described;
  return frame.mine.find(({ seat }) => seat === side)?.described;
}

/** A new array each time. */
export function eventsOf(frame: Frame, side: number | null): Event[] {
  const own = frame.mine.find(({ seat }) => seat === side);
  return [...(own?.events ?? frame.onlooker?.events ?? [])];
}
