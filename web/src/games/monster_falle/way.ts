// The way to the trap from every cell, and which rail moves the sack along it: for the guided first catch.
import { nth } from '../../assert';
import box from './box.json';
import { CELL, gap, GRID, opposite, wallsOf, type Mansion, type Rail } from './physics';

/** By rail, the step in its pushing direction: the left rail pushes to the right, and so on. */
const STEPS = [1, -1, GRID, -GRID] as const;
/** By rail, the bit of the wall in that direction: east, west, south, north. */
const SIDES = [2, 8, 4, 1] as const;
const TRAP = nth(box.maze.trap, 0) * GRID + nth(box.maze.trap, 1);
/** The sack can turn within this distance from the middle of the corridor. */
const IN_LINE = 24;
/** A rail ahead within this distance must retreat first. */
const ROOM = 40;

/** By cell, the rail that pushes towards the trap. */
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

/** The position of the sack and the rails. */
type Sack = Pick<Mansion, 'x' | 'y' | 'face' | 'present'>;

/** The next action: this rail in or out. */
export interface Push {
  rail: Rail;
  inward: boolean;
}

export function nextPush(m: Sack): Push {
  const rail = preferredRail(m);
  const ahead = opposite(rail);
  return gap(m, ahead) < ROOM ? { rail: ahead, inward: false } : { rail, inward: true };
}

/** The rail along the way; a sack that is not in line goes to the middle of the corridor first. */
function preferredRail(m: Sack): Rail {
  const [offX, offY] = [(m.x % CELL) - CELL / 2, (m.y % CELL) - CELL / 2];
  const along = WAY[Math.floor(m.y / CELL) * GRID + Math.floor(m.x / CELL)] ?? null;
  if (along === null) return Math.abs(offX) > Math.abs(offY) ? toMiddle(offX, 0) : toMiddle(offY, 2);
  const off = along < 2 ? offY : offX;
  return Math.abs(off) <= IN_LINE ? along : toMiddle(off, along < 2 ? 2 : 0);
}

const toMiddle = (off: number, pair: 0 | 2): Rail => (off < 0 ? pair : opposite(pair));
