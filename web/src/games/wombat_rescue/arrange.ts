// The arrangement of map and panels: panels are open beside the map only if the map hardly gets smaller.
import { fit, HEX, type Box } from './map';

/** Where the panels are: open beside the map (those of all seats, if there is room), open above and below it (in full, if
 *  there is room), or folded into a dock below it or beside it. */
export type Arrangement = 'beside-all' | 'beside' | 'around-full' | 'around' | 'dock-below' | 'dock-beside';

/** The panels that can be opened as a sheet. */
export type Panel = 'tummy' | 'cards' | 'dingo' | 'legend' | 'about';

// The sizes of the panels in rem; Board.svelte's styles have the same numbers.
const LEDGER = 19.4;
const LEDGER_LEAST_HEIGHT = 30;
const AROUND = 12.2;
const AROUND_FULL = 17.6;
const AROUND_FULL_LEAST_WIDTH = 32;
const AROUND_LEAST_WIDTH = 21;
const DOCK = 4;
const RAIL = 6;
/** The width of a large enough hex; below it, panels may shrink the map by at most a twelfth. */
const LARGE = 34;
/** From this width of a hex on, the panels of all seats are open. */
const VERY_LARGE = 50;
const FREE = 0.92;

export function arrange(width: number, height: number, box: Box, rem = 16): Arrangement {
  const hex = (w: number, h: number) => fit(box, Math.max(1, w), Math.max(1, h)) * HEX;
  const folded = {
    'dock-below': hex(width, height - DOCK * rem),
    'dock-beside': hex(width - RAIL * rem, height),
  };
  const beside = height < LEDGER_LEAST_HEIGHT * rem ? 0 : hex(width - LEDGER * rem, height);
  const around = width < AROUND_LEAST_WIDTH * rem ? 0 : hex(width, height - AROUND * rem);
  const wanted = Math.min(LARGE, FREE * Math.max(folded['dock-below'], folded['dock-beside']));
  if (beside >= wanted && beside >= around)
    return hex(width - 2 * LEDGER * rem, height) >= Math.min(beside, VERY_LARGE) ? 'beside-all' : 'beside';
  const full = width < AROUND_FULL_LEAST_WIDTH * rem ? 0 : hex(width, height - AROUND_FULL * rem);
  if (around >= wanted) return full >= around ? 'around-full' : 'around';
  return folded['dock-below'] >= folded['dock-beside'] ? 'dock-below' : 'dock-beside';
}
