import { expect, test } from 'vitest';
import type { FoodKind } from '../../art/palette';
import { follow, type Disc } from './belly';
import { nth, notNull } from '../../assert';

const serial = () => {
  let n = 0;
  return () => ++n;
};
const lies = (discs: Disc[]) => Object.fromEntries(discs.map(({ id, place }) => [id, place]));
const track = (text: string): FoodKind[][] =>
  text
    .split(' ')
    .map((set) =>
      [...set.replace('-', '')].map((worth) => nth(['grasses', 'herbs', 'roots'] as const, Number(worth) - 1)),
    );

test('a disc that is eaten is new, the others stay', () => {
  const fresh = serial();
  const before = follow([], track('1 - 3 -'), fresh);
  const after = follow(before, track('12 - 3 -'), fresh);
  expect(after).toHaveLength(3);
  for (const disc of before) expect(after).toContainEqual(disc);
});

test('every set slides on when it is digested', () => {
  const fresh = serial();
  const before = follow([], track('3 12 3 -'), fresh);
  const after = follow(before, track('- 3 12 3'), fresh);
  const was = lies(before);
  for (const [id, place] of Object.entries(lies(after))) expect(place).toBe(notNull(was[Number(id)]) + 1);
});

test('a set that leaves is gone', () => {
  const fresh = serial();
  const before = follow([], track('- - - 22'), fresh);
  expect(follow(before, track('- - - -'), fresh)).toEqual([]);
});
