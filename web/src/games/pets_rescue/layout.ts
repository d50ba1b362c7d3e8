// The layout of grid, shelters and panel for any size. Pure functions, so that a test can check that nothing overlaps.

/** The height of a card divided by its width. */
export const TALL = 1.36;
export interface Layout {
  /** A phone in portrait: shelters are in a drawer, the panel is below the grid. */
  readonly upright: boolean;
  /** A low board in portrait: the panel is one button, and a card in hand covers the grid. */
  readonly brief: boolean;
  /** Width of a card of the grid. */
  readonly card: number;
  readonly gap: number;
  /** Room for the handles of rows (left) and columns (above), and the air between them and the cards. */
  readonly handle: number;
  /** The whole grid with its handles. */
  readonly grid: { readonly w: number; readonly h: number };
  /** Height left for the panel below the grid (phone), or width left for the shelters beside it. */
  readonly beside: number;
}

/** The least size of anything to tap, in pixels. */
const TARGET = 44;
export const AIR = 4;
const LARGEST_CARD = 210;
/** The height of the panel with the pets of the shelter, and without. */
const PANEL = { full: 108, brief: 48 };
/** Two lines of larger letters. */
const BRIEF_OF_LARGER = 62;

/** For letters that are so many times the usual size. */
export function layout(w: number, h: number, side: number, letters = 1): Layout {
  const upright = w < h * 1.15 || w < 500;
  const brief = upright && h < 470 * letters;
  const gap = w < 300 ? 3 : brief ? 4 : 7;
  const handle = w < 300 ? 26 : TARGET + AIR;
  const below = brief ? (letters > 1 ? BRIEF_OF_LARGER : PANEL.brief) : PANEL.full * letters;
  const free = upright ? { w, h: h - below - gap } : { w: w * 0.56, h };
  const byWidth = (free.w - handle) / side - gap;
  const byHeight = ((free.h - handle) / side - gap - 0.5) / TALL; // heights are rounded
  const card = Math.floor(Math.min(LARGEST_CARD, byWidth, byHeight));
  const grid = { w: handle + side * (card + gap), h: handle + side * (Math.round(card * TALL) + gap) };
  return { upright, brief, card, gap, handle, grid, beside: upright ? h - grid.h : w - grid.w - 20 };
}

/** A lower page scrolls. */
export const leastHeight = (w: number): number => (w < 500 ? 388 : 340);

/** The columns of shelters beside the grid if there is room for all; 0 for one shelter behind tabs. */
export function shelterColumns({ upright, beside }: Layout, h: number, shelters: number): number {
  const columns = shelters > 3 ? 2 : shelters > 2 && beside < 1000 ? 2 : shelters;
  const fits = beside / columns > 400 && h / Math.ceil(shelters / columns) > 400;
  return !upright && fits ? columns : 0;
}

/** The largest card width with which so many upright and sideways cards fit into a shelter. */
export function fit(w: number, h: number, upright: number, sideways: number, gap = 8): number {
  for (let card = 124; card > 52; card -= 2) {
    const rows = (count: number, width: number) =>
      Math.ceil(count / Math.max(1, Math.floor((w + gap) / (width + gap))));
    const high = rows(upright, card) * (card * TALL + gap) + rows(sideways, card * TALL) * (card + gap);
    if (high <= h) return card;
  }
  return 52;
}
