// Discs on a digestion track get keys, so that they slide from space to space.
import type { FoodKind } from '../../art/palette';

export interface Disc {
  id: number;
  kind: FoodKind;
  place: number;
}

const same = (a: readonly FoodKind[], b: readonly FoodKind[]) =>
  a.length === b.length && [...a].sort().join() === [...b].sort().join();

/** The discs of a new track: each is the disc that lay there, or came from the space before, or is new. */
export function follow(old: readonly Disc[], track: readonly (readonly FoodKind[])[], fresh: () => number): Disc[] {
  const left = [...old];
  const before = (place: number) => left.filter((disc) => disc.place === place);
  const take = (kind: FoodKind, place: number) => {
    const at = left.findIndex((disc) => disc.kind === kind && disc.place === place);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const now: Disc[] = [];
  for (const [place, kinds] of [...track.entries()].reverse()) {
    const slid = kinds.length > 0 && place > 0 && same(kinds, before(place - 1).map((disc) => disc.kind)) && !same(kinds, before(place).map((disc) => disc.kind)); // prettier-ignore
    for (const kind of kinds) {
      const was = slid ? take(kind, place - 1) : (take(kind, place) ?? (place > 0 ? take(kind, place - 1) : undefined));
      now.push({ id: was?.id ?? fresh(), kind, place });
    }
  }
  return now.reverse();
}
