// The size of the mansion and the places of its panels. Everything has a fixed size, so that nothing moves under the
// fingers when a round begins.

/** The least size of the mansion, for fingers: a smaller board scrolls. */
export const LEAST = 320;
const GAP = 4;
/** Above and below the mansion, in portrait. */
const HEAD = 52;
const ROOMY_HEAD = 72;
/** Below this width texts need more lines. */
const NARROW = 260;
const NARROW_HEAD = 96;
/** For larger letters: the task has a row of its own. */
export const TWO_ROWS = 124;
const FOOT = 52;
/** Beside the mansion, in landscape. */
const ASIDE = 16;
const NARROWEST_PANEL = 200;
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
  foot: number;
  panel: number;
  /** There is a panel on either side of the mansion. */
  wide: boolean;
  /** The panels beside the mansion have little height. */
  short: boolean;
  /** The least height of the board. */
  least: number;
}

/** The least height at this width, with the padding around the board. */
export const leastHeight = (width: number, letters = 1): number => layoutOf(width - EDGE, 0, letters).least + EDGE;

/** For letters that are so many times the usual size. */
export function layoutOf(width: number, height: number, letters = 1): Layout {
  const upright = width < height * 1.12 || width < LEAST + ASIDE + NARROWEST_PANEL;
  return upright ? uprightOf(width, height, letters) : besideOf(width, height);
}

function uprightOf(width: number, height: number, letters: number): Layout {
  const low = width >= NARROW * letters ? HEAD * letters : letters > 1 ? TWO_ROWS : NARROW_HEAD;
  const around = low + FOOT + 2 * GAP;
  const side = Math.max(Math.min(LEAST, width), Math.min(width, height - around));
  const head = height - side - around >= ROOMY_HEAD - HEAD ? Math.max(low, ROOMY_HEAD) : low;
  const least = Math.min(LEAST, width) + around;
  return { upright: true, side, head, foot: FOOT, panel: width, wide: false, short: head < ROOMY_HEAD, least };
}

function besideOf(width: number, height: number): Layout {
  const side = Math.max(LEAST, Math.min(height, width - ASIDE - NARROWEST_PANEL));
  const beside = width - ASIDE - side;
  const wide = beside >= 2 * NARROWEST_PANEL + ASIDE;
  const panel = Math.min(WIDEST_PANEL, wide ? (beside - ASIDE) / 2 : beside);
  return { upright: false, side, head: 0, foot: 0, panel, wide, short: side < SHORT, least: LEAST };
}
