// The way to the trap from every cell, and which rail brings the sack along it: for whoever tries it the first time.
import { nth } from '../../assert';
import box from './box.json';
import { CELL, gap, GRID, opposite, wallsOf, type Mansion, type Rail } from './physics';

/** A direction, by the rail that pushes that way: the left one to the right, and so on. */
const STEPS = [1, -1, GRID, -GRID] as const;
/** The side of a cell that is open or shut in that direction: east, west, south, north. */
const SIDES = [2, 8, 4, 1] as const;
const TRAP = nth(box.maze.trap, 0) * GRID + nth(box.maze.trap, 1);
/** The sack can turn when it is this near to the middle of the corridor. */
const IN_LINE = 24;
/** A rail ahead that is nearer than this makes room first. */
const ROOM = 40;

/** By cell, the rail that pushes towards the trap; all cells lie on some way. */
export const WAY: readonly (Rail | null)[] = wayHome();

function wayHome(): (Rail | null)[] {
  const way: (Rail | null)[] = Array.from({ length: GRID * GRID }, () => null);
  const reached = [TRAP];
  for (let cell = reached.shift(); cell !== undefined; cell = reached.shift())
    for (const rail of [0, 1, 2, 3] as const) {
      const before = cell - STEPS[rail];
      if (before === TRAP || wallsOf(cell) & SIDES[opposite(rail)] || way[before] !== null) continue;
      way[before] = rail;
      reached.push(before);
    }
  return way;
}

/** Where the sack and the rails are. */
type Sack = Pick<Mansion, 'x' | 'y' | 'face' | 'present'>;

/** What to do next: this rail in, or out of the way. */
export interface Push {
  rail: Rail;
  inward: boolean;
}

export function nextPush(m: Sack): Push {
  const rail = preferredRail(m);
  const ahead = opposite(rail);
  return gap(m, ahead) < ROOM ? { rail: ahead, inward: false } : { rail, inward: true };
}

/** Along the way; but a sack that is not yet in line with it goes on to the middle of the corridor first. */
function preferredRail(m: Sack): Rail {
  const [offX, offY] = [(m.x % CELL) - CELL / 2, (m.y % CELL) - CELL / 2];
  const along = WAY[Math.floor(m.y / CELL) * GRID + Math.floor(m.x / CELL)] ?? null;
  if (along === null) return Math.abs(offX) > Math.abs(offY) ? toMiddle(offX, 0) : toMiddle(offY, 2);
  const off = along < 2 ? offY : offX;
  return Math.abs(off) <= IN_LINE ? along : toMiddle(off, along < 2 ? 2 : 0);
}

const toMiddle = (off: number, pair: 0 | 2): Rail => (off < 0 ? pair : opposite(pair));
