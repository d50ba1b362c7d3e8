// What seats play with, in games in which everybody chooses: a colour or a monster.
import type { Figures } from '../../border/protocol';
import { lookUp } from '../../words';

export const figureName = (game: string, figures: Figures, figure: string): string =>
  lookUp(figures.kind === 'colour' ? `colour.${figure}` : `${game}.${figures.kind}.${figure}`);

/** The figures to show before chance has chosen: the chosen ones, and for the others the first that are free. */
export function figuresForNow(figures: Figures | null, chosen: readonly string[]): string[] {
  const free = (figures?.names ?? []).filter((name) => !chosen.includes(name));
  return chosen.map((figure) => figure || (free.shift() ?? ''));
}
