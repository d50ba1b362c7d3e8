// Narrows moves by their name, `move`, which says which fields they have.

interface Coded {
  move: { move: string };
}
type OfKind<C extends Coded, K> = C & { move: Extract<C['move'], { move: K }> };

export const isOfKind = <C extends Coded, K extends C['move']['move']>(one: C, kind: K): one is OfKind<C, K> =>
  one.move.move === kind;

/** The moves of one kind, typed with its fields: legal moves or entries of the move table. */
export const ofKind = <C extends Coded, K extends C['move']['move']>(all: readonly C[], kind: K): OfKind<C, K>[] =>
  all.filter((one): one is OfKind<C, K> => isOfKind(one, kind));
