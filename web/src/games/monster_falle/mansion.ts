// The mansion's six rooms: every cell belongs to the nearest piece of furniture and has its floor.
import box from './box.json';
import { nth } from '../../assert';
import { CELL, centre, GRID } from './physics';
import type { FurnitureName } from '../../art/things/mansion';
import type { LocationKey } from '../../border/monster_falle';

export const ROOMS = ['kitchen', 'hall', 'bathroom', 'nursery', 'parlour', 'washroom'] as const;

/** The furniture at each location. */
export const FURNITURE_OF: Readonly<Record<LocationKey, FurnitureName>> = {
  fridge: 'fridge',
  cat: 'cat',
  bathtub: 'bathtub',
  rocking_horse: 'horse',
  sofa: 'sofa',
  loo: 'loo',
};

/** The room of every cell, row by row: that of the nearest furniture. */
const roomOf = Array.from({ length: GRID * GRID }, (_, cell) => {
  const [x, y] = centre([Math.floor(cell / GRID), cell % GRID]);
  const ways = box.locations.map(({ cell: at }) => {
    const [atX, atY] = centre(at);
    return Math.hypot(x - atX, y - atY);
  });
  return ways.indexOf(Math.min(...ways));
});

/** One path for the floor of a room. */
export const floorOf = (room: number): string =>
  roomOf
    .map((mine, cell) =>
      mine === room ? `M${(cell % GRID) * CELL} ${Math.floor(cell / GRID) * CELL}h${CELL}v${CELL}h-${CELL}z` : '',
    )
    .join('');

/** All inner walls as one path along the lines of the grid. */
export const walls = Array.from({ length: GRID * GRID }, (_, cell) => {
  const r = Math.floor(cell / GRID);
  const c = cell % GRID;
  const east = nth(box.maze.east, r)[c] === '1' && c < GRID - 1 ? `M${(c + 1) * CELL} ${r * CELL}v${CELL}` : '';
  const south = nth(box.maze.south, r)[c] === '1' && r < GRID - 1 ? `M${c * CELL} ${(r + 1) * CELL}h${CELL}` : '';
  return east + south;
}).join('');

/** The name of a cell: B3. */
export const cellName = (x: number, y: number): string =>
  'ABCDEFGHIJK'[Math.floor(x / CELL)] + String(Math.floor(y / CELL) + 1);
