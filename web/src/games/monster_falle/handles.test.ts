import { expect, test } from 'vitest';
import { handleAt, nearestRail, OUT } from './handles';
import { SIZE, type Four } from './physics';

const HOME: Four = [0, SIZE, 0, SIZE];
const ALL = [true, true] as const;

test('a finger on a handle takes its rail, and one between two handles the nearer one', () => {
  for (const rail of [0, 1, 2, 3] as const)
    for (const end of [-OUT, SIZE + OUT]) expect(nearestRail(...handleAt(rail, HOME[rail], end), HOME, ALL)).toBe(rail);
  expect(nearestRail(-60, -180, HOME, ALL)).toBe(0);
  expect(nearestRail(-180, -60, HOME, ALL)).toBe(2);
});

test('nobody takes the rails of a partner, and a finger far away takes none', () => {
  expect(nearestRail(-60, -180, HOME, [false, true])).toBe(2);
  expect(nearestRail(-60, -180, HOME, [false, false])).toBeNull();
  expect(nearestRail(1320, 1320, HOME, ALL)).toBeNull();
});
