import { expect, test } from 'vitest';
import { nth } from '../../assert';
import box from './box.json';
import { GEAR, homeOf } from './pairs';
import { beat, empty, four, GRID, inward, place, type Mansion } from './physics';
import { nextPush, WAY } from './way';

test('every cell but the trap lies on a way to it', () => {
  expect(WAY.filter((rail) => rail === null)).toHaveLength(1);
});

/** Does what the guide points at, slowly, and moves the rail that was used before out of the way. */
function followed(m: Mansion): { outcome: string; seconds: number } {
  for (let beats = 1; beats < 60 * 60; beats++) {
    const { rail, inward: inwards } = nextPush(m);
    const speeds = four((one) => {
      if (one === rail) return inward(rail) * (inwards ? GEAR.push : -GEAR.home);
      return m.face[one] === homeOf(one) ? 0 : -inward(one) * GEAR.push;
    });
    const outcome = beat(m, speeds, box.presets.normal);
    if (outcome) return { outcome, seconds: beats / 60 };
  }
  return { outcome: '', seconds: 60 };
}

test.each(box.starts)('who follows the hand from $id is in the trap within half a minute', ({ cell }) => {
  const m = empty();
  place(m, nth(cell, 0) * GRID + nth(cell, 1));
  const { outcome, seconds } = followed(m);
  expect(outcome).toBe('trap');
  expect(seconds).toBeLessThan(30);
});

test('a rail that stands ahead of the sack is to make room first', () => {
  const m = empty();
  place(m, 3 * GRID + 7);
  const { rail } = nextPush(m);
  expect(rail).toBe(0);
  m.face[1] = m.x + 84 + 10;
  expect(nextPush(m)).toEqual({ rail: 1, inward: false });
});
