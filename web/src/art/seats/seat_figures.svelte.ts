// What the seats of the table on show play with: a colour, which paints all their things, or a figure of the game. Pieces ask
// for the paint of a seat from everywhere, also outside components, and one table is on show at a time: so this is no context.

const NONE: readonly string[] = [];
let shown = $state.raw(NONE);
/** The page that showed figures last: one may come before the other goes. */
let latest: unknown;

/** Called by a page while it is set up: shows these figures, one for each seat, for as long as the page is there. */
export function showFigures(figures: () => readonly string[]): void {
  $effect.pre(() => {
    latest = figures;
    shown = figures();
    return () => {
      if (latest === figures) shown = NONE;
    };
  });
}

/** Undefined outside a table, and empty in games without figures. */
export const seatFigure = (seat: number): string | undefined => shown[seat];
