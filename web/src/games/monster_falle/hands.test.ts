import { afterEach, expect, test, vi } from 'vitest';
import { nth, notNull } from '../../assert';
import box from './box.json';
import { Grips } from './grips';
import { follow, Hands, isPlayKey, softenedSpeed } from './hands';
import type { Work } from './pairs';
import { beat, empty, GRID, place, type Mansion, type Rail } from './physics';

const [row, column] = nth(box.starts, 1).cell;
const onStart = (): Mansion => {
  const m = empty();
  place(m, notNull(row) * GRID + notNull(column));
  return m;
};
/** One person at all four rails, with every help. */
const ALONE: Work = { mine: [true, true], alone: true, arrows: true, softTouch: false };
/** Two people of a team at one device. */
const TEAM: Work = { ...ALONE, alone: false };

test('keys, arrows, fingers and the soft touch', () => {
  const hands = new Hands();
  const m = onStart();
  const soft = { ...ALONE, softTouch: true };
  hands.press('KeyW');
  expect(hands.commands(m, soft)).toEqual([10, 0, 0, 0]);
  hands.press('ShiftLeft');
  expect(hands.commands(m, soft)[0]).toBe(28);
  hands.letGo();
  hands.press('ArrowLeft');
  expect(hands.commands(m, soft)).toEqual([0, -10, 0, 0]);
  expect(hands.commands(m, { ...soft, mine: [false, true] })).toEqual([0, 0, 0, 0]);
  hands.letGo();
  hands.press('KeyA');
  expect(hands.commands(m, soft)).toEqual([-40, 40, 0, 0]);
  hands.letGo();
  hands.goals.set(2, 100);
  expect(hands.commands(m, ALONE)[2]).toBe(30);
  expect(follow(0, -4)).toBe(-4);
  m.face[0] = m.x - 84 - 50;
  expect(softenedSpeed(m, 0, 28)).toBe(10);
  expect(softenedSpeed(m, 0, -28)).toBe(-28);
  expect(isPlayKey('KeyQ', false)).toBe(true);
  expect(isPlayKey('ArrowUp', false)).toBe(false);
});

test('in step mode a key stays down until it is pressed again', () => {
  const hands = new Hands();
  hands.sticky = true;
  hands.press('KeyW');
  hands.release('KeyW');
  expect(hands.keys.has('KeyW')).toBe(true);
  hands.press('KeyW');
  expect(hands.keys.size).toBe(0);
});

// Gamepads

/** A gamepad with these axes and pressed buttons. */
const pad = (axes: number[], ...down: number[]) => ({
  connected: true,
  axes,
  buttons: Array.from({ length: 17 }, (_, button) => ({ pressed: down.includes(button) })),
});
const withPads = (...pads: (ReturnType<typeof pad> | null)[]) =>
  vi.stubGlobal('navigator', { getGamepads: () => pads });
afterEach(() => vi.unstubAllGlobals());

const [UP, DOWN, LEFT, RIGHT, A, SHOULDER] = [12, 13, 14, 15, 0, 5];

test.each([
  ['the left rail', [1, 0, 0, 0], [28, 0, 0, 0]],
  ['the right rail', [0, 0, -1, 0], [0, -28, 0, 0]],
  ['the top rail', [0, 1, 0, 0], [0, 0, 28, 0]],
  ['the bottom rail', [0, 0, 0, -1], [0, 0, 0, -28]],
  ['two rails at once', [0.5, 0, 0, -0.5], [14, 0, 0, -14]],
])('alone, the sticks of one gamepad reach %s', (_, axes, wanted) => {
  withPads(null, pad(axes));
  expect(new Hands().commands(onStart(), ALONE)).toEqual(wanted);
});

test('a thumb that is not quite straight moves one rail only, and a corner two', () => {
  withPads(pad([0.9, 0.3, 0, 0]));
  expect(new Hands().commands(onStart(), ALONE)).toEqual([25, 0, 0, 0]);
  withPads(pad([0.7, 0.6, 0, 0]));
  expect(new Hands().commands(onStart(), ALONE)).toEqual([20, 0, 17, 0]);
});

test('the cross of a gamepad does what arrow keys do, where the table allows them', () => {
  const m = onStart();
  const hands = new Hands();
  for (const [button, key] of [
    [LEFT, 'ArrowLeft'],
    [RIGHT, 'ArrowRight'],
    [UP, 'ArrowUp'],
    [DOWN, 'ArrowDown'],
  ] as const) {
    withPads(pad([0, 0, 0, 0], button));
    const byCross = hands.commands(m, ALONE);
    expect(hands.commands(m, { ...ALONE, arrows: false })).toEqual([0, 0, 0, 0]);
    withPads();
    hands.press(key);
    expect(byCross).toEqual(hands.commands(m, ALONE));
    hands.release(key);
  }
});

test('a shoulder button is faster, and A takes every rail home that the pad works', () => {
  const m = onStart();
  withPads(pad([1, 0, 0, 0], SHOULDER));
  expect(new Hands().commands(m, ALONE)).toEqual([40, 0, 0, 0]);
  withPads(pad([0, 0, 0, 0], A));
  expect(new Hands().commands(m, ALONE)).toEqual([-40, 40, -40, 40]);
  expect(new Hands().commands(m, TEAM)).toEqual([-40, 40, 0, 0]);
});

test('in a team every gamepad keeps to its own pair', () => {
  const m = onStart();
  withPads(pad([1, 1, 0, 0]), pad([1, 1, 0, 0]));
  expect(new Hands().commands(m, TEAM)).toEqual([28, 0, 28, 0]);
  withPads(pad([1, 1, 0, 0]));
  expect(new Hands().commands(m, TEAM)).toEqual([28, 0, 0, 0]);
  expect(new Hands().commands(m, { ...TEAM, mine: [false, true] })).toEqual([0, 0, 28, 0]);
  expect(new Hands().commands(m, { ...TEAM, mine: [false, false] })).toEqual([0, 0, 0, 0]);
});

// Fingers

class Touched {
  readonly hands = new Hands();
  readonly grips = new Grips(this.hands);
  readonly m = onStart();
  now = 1000;

  constructor(readonly rail: Rail) {}

  tap(way = 0): this {
    this.grips.take(7, [this.rail], 100, this.now, this.m.face);
    this.grips.move(7, 100 + way);
    this.now += 60;
    this.grips.letGo(7, this.now);
    this.now += 90;
    return this;
  }

  /** Runs beats until the hands want no speed any more. */
  untilAtRest(): this {
    for (let beats = 0; beats < 300; beats++) {
      const wanted = this.hands.commands(this.m, ALONE);
      beat(this.m, wanted, box.presets.normal);
      if (!wanted.some((speed) => speed)) return this;
    }
    throw new Error('a rail never came to rest');
  }
}

test('two taps on a handle send the rail home, and then nothing is wanted of it any more', () => {
  const touched = new Touched(1);
  touched.m.face[1] = 2200;
  touched.tap().tap();
  expect(touched.hands.commands(touched.m, ALONE)[1]).toBe(40);
  touched.untilAtRest();
  expect(touched.m.face[1]).toBe(2640);
  expect([touched.hands.goals.size, touched.hands.homing.size]).toEqual([0, 0]);
  touched.hands.press('KeyE');
  expect(touched.hands.commands(touched.m, ALONE)[1]).toBe(-10);
});

test.each([
  ['a key', (hands: Hands) => hands.press('KeyW'), 10],
  ['a finger', (hands: Hands) => hands.goals.set(0, 500), 40],
])('on its way home the rail listens to %s at once', (_, want, speed) => {
  const touched = new Touched(0);
  touched.m.face[0] = 200;
  touched.tap().tap();
  expect(touched.hands.commands(touched.m, ALONE)[0]).toBeLessThan(0);
  want(touched.hands);
  expect(touched.hands.commands(touched.m, ALONE)[0]).toBe(speed);
  touched.hands.letGo();
  expect(touched.hands.commands(touched.m, ALONE)[0]).toBe(0);
});

test('a short drag, a slow tap and a tap on another rail are no double tap', () => {
  const touched = new Touched(0);
  touched.m.face[0] = 400;
  touched.tap().tap(300);
  expect(touched.hands.commands(touched.m, ALONE)[0]).toBe(0);
  touched.tap();
  touched.now += 1000;
  touched.tap();
  expect(touched.hands.commands(touched.m, ALONE)[0]).toBe(0);
});

test('a finger that stays down at the end of a round holds nothing in the next', () => {
  const touched = new Touched(0);
  touched.grips.take(7, [0], 100, 0, touched.m.face);
  touched.grips.move(7, 400);
  touched.hands.letGo();
  touched.grips.drop();
  touched.grips.move(7, 500);
  touched.grips.letGo(7, 5000);
  expect(touched.hands.commands(touched.m, ALONE)).toEqual([0, 0, 0, 0]);
});

test('a finger that rests on a handle before the round moves nothing, and the rail follows it from there', () => {
  const hands = new Hands();
  const grips = new Grips(hands);
  const m = onStart();
  grips.locked = true;
  grips.take(1, [0], 100, 0, m.face);
  grips.move(1, 400);
  expect(hands.goals.size).toBe(0);
  grips.locked = false;
  grips.move(1, 450);
  expect(hands.goals.get(0)).toBe(50);
});

test('all own rails go home at once, and the partner’s stay', () => {
  const hands = new Hands();
  const m = onStart();
  m.face = [200, 2400, 200, 2400];
  hands.sendHome([true, false]);
  const wanted = hands.commands(m, { ...TEAM, mine: [true, false] });
  expect(wanted[0]).toBeLessThan(0);
  expect(wanted[1]).toBeGreaterThan(0);
  expect(wanted.slice(2)).toEqual([0, 0]);
});
