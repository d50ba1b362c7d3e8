// Gamepads as inputs of the rails. In a team the first pad controls the first pair of this device and the second the
// other; a single player controls all four rails with one pad, because every stick has two directions.
import type { Four, Mansion } from './physics';
import { GEAR, goByArrow, goHome, PAIR_RAILS, PAIRS, type Pair, type Work } from './pairs';

const DEAD_ZONE = 0.15;
/** Buttons of the standard layout. */
const HOME = 0;
const SHOULDERS = [4, 5];
const CROSS: readonly (readonly [button: number, pair: Pair, sense: number])[] = [
  [14, 0, -1],
  [15, 0, 1],
  [12, 1, -1],
  [13, 1, 1],
];

const isDown = (pad: Gamepad, button: number): boolean => pad.buttons[button]?.pressed ?? false;

function connectedPads(): Gamepad[] {
  if (typeof navigator === 'undefined' || !('getGamepads' in navigator)) return [];
  return navigator.getGamepads().filter((pad): pad is Gamepad => pad?.connected === true);
}

/** Writes the inputs of all pads into `wanted`. */
export function byPads(wanted: Four, m: Mansion, work: Work): void {
  const pairs = PAIRS.filter((pair) => work.mine[pair]);
  connectedPads().forEach((pad, number) => {
    const own = work.alone ? pairs : pairs.slice(number % pairs.length).slice(0, 1);
    for (const pair of own) byPad(wanted, m, pad, pair, work);
  });
}

function byPad(wanted: Four, m: Mansion, pad: Gamepad, pair: Pair, { alone, arrows }: Work): void {
  const fast = SHOULDERS.some((button) => isDown(pad, button));
  for (const [button, way, sense] of CROSS)
    if (arrows && way === pair && isDown(pad, button)) goByArrow(wanted, m, pair, sense, fast);
  PAIR_RAILS[pair].forEach((rail, stick) => {
    const lean = leaning(pad, stick, pair, alone);
    if (lean) wanted[rail] = Math.round(lean * (fast ? GEAR.home : GEAR.hurry));
  });
  if (isDown(pad, HOME)) goHome(wanted, pair);
}

/** How far a stick leans in the direction of a pair. A thumb is inexact: with both directions in use, the one that is less
 *  than half of the other is ignored. */
function leaning(pad: Gamepad, stick: number, pair: Pair, alone: boolean): number {
  const lean = pad.axes[stick * 2 + pair] ?? 0;
  const across = pad.axes[stick * 2 + 1 - pair] ?? 0;
  return Math.abs(lean) <= DEAD_ZONE || (alone && Math.abs(lean) < Math.abs(across) / 2) ? 0 : lean;
}
