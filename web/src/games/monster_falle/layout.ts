// The size of the mansion and the places of its panels. Everything has a fixed size, so that nothing moves under the
// fingers when a round begins.

/** A good least size of the mansion, for fingers: rows and panels give way to it. */
export const LEAST = 320;
/** Its very least, on a phone whose browser shows its bars: a smaller board scrolls. */
export const SMALLEST = 292;
const GAP = 4;
/** Above and below the mansion, in portrait. */
const HEAD = 52;
const ROOMY_HEAD = 72;
/** Below this width texts need more lines. */
const NARROW = 260;
const NARROW_HEAD = 96;
/** Larger letters need more lines below this width, in pixels of usual letters. */
const NARROW_FOR_LARGER = 300;
/** For larger letters: the task has a row of its own. */
export const TWO_ROWS = 124;
/** One row of buttons below the mansion. */
const FOOT = 52;
/** Three speeds, and step by step. */
const SPEEDS = 4;
/** The least width of a button for a speed, in rem: in larger letters long words need more of it. And what is between two. */
export const speedWidth = (letters: number): number => (letters > 1 ? 5.25 : 4.5);
const REM = 16;
const BETWEEN_SPEEDS = 6;
/** Beside the mansion, in landscape. */
const ASIDE = 16;
const NARROWEST_PANEL = 200;
/** On low screens: sand, two buttons, and a mission without its picture. */
const SLIM_PANEL = 112;
const WIDEST_PANEL = 440;
/** The padding of the page around a board. */
const EDGE = 12;
/** Below this height a panel beside the mansion is compact. */
const SHORT = 470;

export interface Layout {
  upright: boolean;
  side: number;
  /** The height of the head above the mansion, or the width of the panel beside it. */
  head: number;
  /** Without room for it the row below the mansion is dropped: 0. */
  foot: number;
  panel: number;
  /** There is a panel on either side of the mansion. */
  wide: boolean;
  /** The panel beside the mansion has only room for what is needed. */
  slim: boolean;
  /** The panels beside the mansion have little height. */
  short: boolean;
  /** The least height of the board. */
  least: number;
}

/** The least height at this width, with the padding around the board. */
export const leastHeight = (width: number, letters = 1): number => layoutOf(width - EDGE, 0, letters).least + EDGE;

/** For letters that are so many times the usual size. */
export function layoutOf(width: number, height: number, letters = 1): Layout {
  const flat = width >= height * 1.12;
  if (flat && width >= LEAST + ASIDE + NARROWEST_PANEL) return besideOf(width, height, NARROWEST_PANEL);
  const upright = uprightOf(width, height, letters);
  // a slim panel has no room for large letters
  if (!flat || letters > 1 || width < SMALLEST + ASIDE + SLIM_PANEL) return upright;
  const beside = besideOf(width, height, SLIM_PANEL);
  return beside.side >= upright.side ? beside : upright;
}

function uprightOf(width: number, height: number, letters: number): Layout {
  const narrow = width < (letters > 1 ? NARROW_FOR_LARGER : NARROW) * letters;
  const low = narrow ? (letters > 1 ? TWO_ROWS : NARROW_HEAD) : HEAD * letters;
  const row = letters > 1 ? FOOT * letters * rowsOf(width, letters) : FOOT;
  const foot = height - low - row - 2 * GAP >= Math.min(LEAST, width) ? row : 0;
  const around = low + GAP + (foot && foot + GAP);
  const smallest = Math.min(SMALLEST, width);
  const side = Math.max(smallest, Math.min(width, height - around));
  const head = height - side - around >= ROOMY_HEAD - HEAD ? Math.max(low, ROOMY_HEAD) : low;
  const short = head < ROOMY_HEAD;
  return {
    upright: true,
    side,
    head,
    foot,
    panel: width,
    wide: false,
    slim: false,
    short,
    least: smallest + low + GAP,
  };
}

/** How many rows the speeds need, as Pace.svelte lays them out. */
function rowsOf(width: number, letters: number): number {
  const inRow = Math.floor((width + BETWEEN_SPEEDS) / (speedWidth(letters) * REM * letters + BETWEEN_SPEEDS));
  return Math.ceil(SPEEDS / Math.max(1, inRow));
}

function besideOf(width: number, height: number, narrowest: number): Layout {
  const side = Math.max(SMALLEST, Math.min(height, width - ASIDE - narrowest));
  const beside = width - ASIDE - side;
  const wide = beside >= 2 * NARROWEST_PANEL + ASIDE;
  const panel = Math.min(WIDEST_PANEL, wide ? (beside - ASIDE) / 2 : beside);
  const slim = panel < NARROWEST_PANEL;
  return { upright: false, side, head: 0, foot: 0, panel, wide, slim, short: side < SHORT, least: SMALLEST };
}
