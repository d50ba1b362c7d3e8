// Where grid, shelters and panel lie, for any size of screen. Pure arithmetic, so that a test can prove that nothing overlaps.

/** A card is this much higher than wide. */
export const TALL = 1.36;
const GAP = 7;

export interface Layout {
  /** A phone held upright: shelters lie in a drawer, the panel below the grid. */
  readonly upright: boolean;
  /** Width of a card of the grid. */
  readonly card: number;
  readonly gap: number;
  /** Room for the handles of rows (left) and columns (above). */
  readonly handle: number;
  /** The whole grid with its handles. */
  readonly grid: { readonly w: number; readonly h: number };
  /** Height left for the panel below the grid (phone), or width left for the shelters beside it. */
  readonly beside: number;
}

const LARGEST_CARD = 124;
const PANEL = 108;

export function layout(w: number, h: number, side: number): Layout {
  const upright = w < h * 1.15;
  const handle = upright ? 28 : 40;
  const free = upright ? { w, h: h - PANEL - GAP } : { w: w * 0.56, h };
  const byWidth = (free.w - handle - GAP) / side - GAP;
  const byHeight = ((free.h - handle) / side - GAP) / TALL;
  const card = Math.floor(Math.max(40, Math.min(LARGEST_CARD, byWidth, byHeight)));
  const grid = { w: handle + side * (card + GAP), h: handle + side * (Math.round(card * TALL) + GAP) };
  return { upright, card, gap: GAP, handle, grid, beside: upright ? h - grid.h : w - grid.w - 20 };
}

/** The largest width of cards with which so many upright and sideways ones fit into a shelter; the rest scrolls. */
export function fit(w: number, h: number, upright: number, sideways: number, gap = 8): number {
  for (let card = 104; card > 52; card -= 2) {
    const rows = (count: number, width: number) =>
      Math.ceil(count / Math.max(1, Math.floor((w + gap) / (width + gap))));
    const high = rows(upright, card) * (card * TALL + gap) + rows(sideways, card * TALL) * (card + gap);
    if (high <= h) return card;
  }
  return 52;
}
