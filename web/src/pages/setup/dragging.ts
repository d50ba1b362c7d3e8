// The place of a chair that is dragged along the row.

/** The place for a pointer at `y`: beyond the middle of a neighbour the two swap. */
export function placeFor(y: number, from: number, middles: readonly number[]): number {
  const above = middles.findIndex((middle, place) => place < from && y < middle);
  if (above >= 0) return above;
  const below = middles.findLastIndex((middle, place) => place > from && y > middle);
  return below >= 0 ? below : from;
}
