// What seats play with, in games in which everybody chooses, such as a colour.
import type { Figures } from '../../border/protocol';

/** The figures to show before chance has chosen: the chosen ones, and for the others the first that are free. */
export function figuresForNow(figures: Figures | null, chosen: readonly string[]): string[] {
  const free = (figures?.names ?? []).filter((name) => !chosen.includes(name));
  return chosen.map((figure) => figure || (free.shift() ?? ''));
}
