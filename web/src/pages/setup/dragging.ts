// Where a chair lands that somebody drags up or down the row.

/** The place in the row for a pointer at `y`: past the middle of a neighbour, the two change places. */
export function placeFor(y: number, from: number, middles: readonly number[]): number {
  const above = middles.findIndex((middle, place) => place < from && y < middle);
  if (above >= 0) return above;
  const below = middles.findLastIndex((middle, place) => place > from && y > middle);
  return below >= 0 ? below : from;
}
