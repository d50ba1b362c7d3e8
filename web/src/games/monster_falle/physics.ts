// A copy of src/homeward/games/monster_falle/rules/physics.py, line by line, so that a device can show beats before the
// server sends them. The server decides. physics.test.ts checks it against recordings of the engine.
import { nth } from '../../assert';
import box from './box.json';

const { grid: GRID, cell: CELL, wall_half: WALL, figure_half: HALF, figure_diagonal: DIAGONAL } = box.geometry;
const SIZE = GRID * CELL;
const REACH = WALL + HALF;
const P = box.physics;
const [HOLE_X, HOLE_Y] = centre(box.maze.trap);

export { CELL, GRID, SIZE };

/** The middle of a cell, which is a row and a column. */
export function centre(cell: readonly number[]): [x: number, y: number] {
  const [row, column] = [nth(cell, 0), nth(cell, 1)];
  return [column * CELL + CELL / 2, row * CELL + CELL / 2];
}

/** The rails L, R, T, B, and one number for each. */
export type Rail = 0 | 1 | 2 | 3;
export type Four = [number, number, number, number];
export const RAILS: readonly Rail[] = [0, 1, 2, 3];
export const four = (of: (rail: Rail) => number): Four => [of(0), of(1), of(2), of(3)];
/** What shook the sack most when it toppled. */
export type Cause = 'bumped' | 'pressed' | 'squeezed' | 'rushed';
/** The outcome of a beat. */
export type Outcome = '' | 'trap' | Cause;

/** How easily the sack topples. */
export interface Temper {
  wobble_limit: number;
  touch_free: number;
  press_free: number;
}

export interface Mansion {
  tick: number;
  face: Four;
  drive: Four;
  touching: Four;
  present: boolean;
  x: number;
  y: number;
  wobble: number;
}

export const empty = (): Mansion => ({
  tick: 0,
  face: [0, SIZE, 0, SIZE],
  drive: [0, 0, 0, 0],
  touching: [0, 0, 0, 0],
  present: false,
  x: 0,
  y: 0,
  wobble: 0,
});

export const copyOf = (m: Mansion): Mansion => ({
  ...m,
  face: [...m.face],
  drive: [...m.drive],
  touching: [...m.touching],
});

/** +1 for L and T, -1 for R and B. */
export const inward = (rail: Rail): number => 1 - 2 * (rail & 1);

const OPPOSITE = [1, 0, 3, 2] as const;
export const opposite = (rail: Rail): Rail => OPPOSITE[rail];

const NORTH = 1, EAST = 2, SOUTH = 4, WEST = 8, NORTH_WEST = 16, NORTH_EAST = 32, SOUTH_EAST = 64, SOUTH_WEST = 128; // prettier-ignore

const eastWall = (r: number, c: number) => nth(box.maze.east, r)[c] === '1';
const southWall = (r: number, c: number) => nth(box.maze.south, r)[c] === '1';

function sideWalls(r: number, c: number): number {
  return (
    (r === 0 || southWall(r - 1, c) ? NORTH : 0) |
    (eastWall(r, c) ? EAST : 0) |
    (southWall(r, c) ? SOUTH : 0) |
    (c === 0 || eastWall(r, c - 1) ? WEST : 0)
  );
}

function isPost(r: number, c: number): boolean {
  if (r === 0 || c === 0 || r === GRID || c === GRID) return true;
  return (sideWalls(r - 1, c - 1) & (EAST | SOUTH)) !== 0 || (sideWalls(r, c) & (NORTH | WEST)) !== 0;
}

const WALLS = Array.from({ length: GRID * GRID }, (_, at) => {
  const r = Math.floor(at / GRID), c = at % GRID; // prettier-ignore
  return (
    sideWalls(r, c) |
    (isPost(r, c) ? NORTH_WEST : 0) |
    (isPost(r, c + 1) ? NORTH_EAST : 0) |
    (isPost(r + 1, c + 1) ? SOUTH_EAST : 0) |
    (isPost(r + 1, c) ? SOUTH_WEST : 0)
  );
});

/** Bits for the walls and posts of a cell, the sides first: north 1, east 2, south 4, west 8. */
export const wallsOf = (cell: number): number => nth(WALLS, cell);

/** Can the figure stand there without overlapping a wall? */
export function isFree(x: number, y: number): boolean {
  const row = Math.floor(y / CELL);
  const column = Math.floor(x / CELL);
  const walls = nth(WALLS, row * GRID + column);
  let u = x - column * CELL;
  let v = y - row * CELL;
  let side = 0;
  if (u < REACH) side = WEST;
  else if (u > CELL - REACH) {
    side = EAST;
    u = CELL - u;
  }
  let end = 0;
  if (v < REACH) end = NORTH;
  else if (v > CELL - REACH) {
    end = SOUTH;
    v = CELL - v;
  }
  if (walls & (side | end)) return false;
  if (!side || !end) return true;
  const corner = end === NORTH ? (side === WEST ? NORTH_WEST : NORTH_EAST) : side === WEST ? SOUTH_WEST : SOUTH_EAST;
  if (!(walls & corner)) return true;
  return Math.max(u - WALL, 0) + Math.max(v - WALL, 0) >= DIAGONAL;
}

export function place(m: Mansion, cell: number): void {
  m.present = true;
  m.x = (cell % GRID) * CELL + CELL / 2;
  m.y = Math.floor(cell / GRID) * CELL + CELL / 2;
  settle(m);
}

function takeAway(m: Mansion): void {
  m.present = false;
  m.x = 0;
  m.y = 0;
  settle(m);
}

function settle(m: Mansion): void {
  m.wobble = 0;
  m.touching = [0, 0, 0, 0];
}

/** A beat with locked rails. */
export function rest(m: Mansion): void {
  m.tick += 1;
  m.drive = [0, 0, 0, 0];
}

/** The speed after a beat with a wanted speed. */
function nextSpeed(speed: number, wish: number): number {
  const wanted = Math.max(-P.speed_max, Math.min(P.speed_max, wish));
  if (speed * wanted < 0) return speed > 0 ? Math.max(speed - P.brake, 0) : Math.min(speed + P.brake, 0);
  if (speed === wanted) return speed;
  const aim = Math.abs(wanted);
  let size = Math.abs(speed);
  size = aim < size ? Math.max(size - P.brake, aim) : Math.min(size + P.accelerate, aim);
  return speed > 0 || wanted > 0 ? size : -size;
}

/** Units from a face to the figure, or to the closest it may come to the opposite face. */
export function gap(m: Pick<Mansion, 'x' | 'y' | 'face' | 'present'>, rail: Rail): number {
  if (!m.present) return (m.face[opposite(rail)] - m.face[rail]) * inward(rail) - 2 * HALF;
  return ((rail < 2 ? m.x : m.y) - m.face[rail]) * inward(rail) - HALF;
}

/** One beat with these speeds. */
export function beat(m: Mansion, commands: Readonly<Four>, temper: Temper): Outcome {
  for (const rail of RAILS) m.drive[rail] = nextSpeed(m.drive[rail], commands[rail]);
  pullOutward(m);
  const pushed: Four = [0, 0, 0, 0];
  const blocked: Four = [0, 0, 0, 0];
  pushInward(m, pushed, blocked);
  m.tick += 1;
  if (!m.present) {
    m.wobble = 0;
    return '';
  }
  return judge(m, pushed, blocked, temper);
}

function pullOutward(m: Mansion): void {
  for (const rail of RAILS) {
    if (m.drive[rail] * inward(rail) >= 0) continue;
    m.face[rail] += m.drive[rail];
    const home = (rail & 1) * SIZE;
    if ((m.face[rail] - home) * inward(rail) <= P.home_snap) {
      m.face[rail] = home;
      m.drive[rail] = 0;
    }
  }
}

function pushInward(m: Mansion, pushed: Four, blocked: Four): void {
  const units = four((rail) => Math.max(m.drive[rail] * inward(rail), 0));
  const longest = Math.max(...units);
  for (let k = 0; k < longest; k++) for (const rail of RAILS) if (units[rail] > k) advance(m, rail, pushed, blocked);
}

function advance(m: Mansion, rail: Rail, pushed: Four, blocked: Four): void {
  const g = inward(rail);
  if (gap(m, rail) > 0) m.face[rail] += g;
  else if (m.present) {
    if (shove(m, rail, g)) {
      m.face[rail] += g;
      pushed[rail] += 1;
    } else blocked[rail] += 1;
  }
}

function shove(m: Mansion, rail: Rail, g: number): boolean {
  if (gap(m, opposite(rail)) <= 0) return false;
  if (rail < 2) {
    if (isFree(m.x + g, m.y)) {
      m.x += g;
      return true;
    }
    const s = m.y % CELL < CELL / 2 ? 1 : -1;
    return slide(m, g, s, 2) || slide(m, g, -s, 2);
  }
  if (isFree(m.x, m.y + g)) {
    m.y += g;
    return true;
  }
  const s = m.x % CELL < CELL / 2 ? 1 : -1;
  return slide(m, s, g, 0) || slide(m, -s, g, 0);
}

/** A diagonal step. A resting rail of the other pair gives way, a driven one does not. */
function slide(m: Mansion, dx: number, dy: number, pair: 0 | 2): boolean {
  if (!isFree(m.x + dx, m.y + dy)) return false;
  const across = pair === 2 ? dy : dx;
  const ahead = across > 0 ? opposite(pair) : pair;
  if (gap(m, ahead) <= 0) {
    if (m.drive[ahead] * inward(ahead) > 0) return false;
    m.face[ahead] -= inward(ahead);
  }
  m.x += dx;
  m.y += dy;
  return true;
}

function judge(m: Mansion, pushed: Four, blocked: Four, temper: Temper): Outcome {
  let wobble = m.wobble;
  let most = 0;
  let cause: Cause = 'bumped';
  const shake = (by: number, how: Cause) => {
    wobble += by;
    if (by > most) [most, cause] = [by, how];
  };
  for (const rail of RAILS) {
    const speed = m.drive[rail] * inward(rail);
    if (speed <= 0) continue;
    if (!m.touching[rail] && pushed[rail] + blocked[rail] > 0)
      shake(Math.max(speed - temper.touch_free, 0) * P.touch_weight, 'bumped');
    shake(
      Math.max(blocked[rail] - temper.press_free, 0) * P.press_weight,
      gap(m, opposite(rail)) <= 0 ? 'squeezed' : 'pressed',
    );
    shake(Math.max(pushed[rail] - P.push_free, 0) * P.push_weight, 'rushed');
  }
  for (const rail of RAILS) m.touching[rail] = gap(m, rail) <= 0 ? 1 : 0;
  if (Math.abs(m.x - HOLE_X) <= P.hole_half && Math.abs(m.y - HOLE_Y) <= P.hole_half) {
    takeAway(m);
    return 'trap';
  }
  if (wobble >= temper.wobble_limit) {
    takeAway(m);
    return cause;
  }
  m.wobble = Math.max(wobble - P.wobble_decay, 0);
  return '';
}

/** The moving parts as one string, for hashes. */
export function stateText(m: Mansion): string {
  const bits = m.touching.reduce((sum, touch, rail) => sum + (touch << rail), 0);
  return [m.tick, ...m.face, ...m.drive, m.present ? 1 : 0, m.x, m.y, m.wobble, bits].join(',');
}

/** The codes of a pair's two speeds, as in moves.py. */
const SPEEDS = 2 * P.speed_max + 1;
export const codeOf = (first: number, second: number): number => (first + P.speed_max) * SPEEDS + second + P.speed_max;
export const speedsOf = (code: number): [number, number] => [
  Math.floor(code / SPEEDS) - P.speed_max,
  (code % SPEEDS) - P.speed_max,
];
export const STILL = codeOf(0, 0);
