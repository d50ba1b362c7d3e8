import { expect, test } from 'vitest';
import { nth, notNull } from '../../assert';
import box from './box.json';
import {
  beat,
  centre,
  codeOf,
  empty,
  four,
  isFree,
  place,
  rest,
  speedsOf,
  stateText,
  STILL,
  type Four,
  type Mansion,
  type Temper,
} from './physics';
import fixture from './physics.fixture.json';

/** Places a monster (`'place'` and the cell), or runs so many beats with the same four commands; without commands the rails are locked. */
type Step = readonly (number | string)[];

const TABLE = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
const crc32 = (text: string): number => (~[...text].reduce((c, char) => nth(TABLE, (c ^ char.charCodeAt(0)) & 255) ^ (c >>> 8), ~0)) >>> 0; // prettier-ignore

const tempers: Readonly<Record<string, Temper>> = box.presets;
const temperOf = (preset: string): Temper => notNull(tempers[preset]);
const fourOf = (numbers: readonly number[]): Four => four((rail) => nth(numbers, rail));

test.each(fixture.golden)('golden vector $id', ({ preset, cell, script, state }) => {
  const m = empty();
  if (cell !== null) place(m, cell);
  let over = false;
  for (const [beats = 0, ...commands] of script)
    for (let i = 0; i < beats && !over; i++) over = beat(m, fourOf(commands), temperOf(preset)) !== '';
  expect(stateText(m)).toBe(state);
});

test.each(fixture.games.map((game, number) => ({ number, ...game })))(
  'recorded game $number, beat by beat',
  ({ preset, steps, hashes }) => {
    const m = empty();
    const seen: number[] = [];
    for (const step of steps) play(m, step, temperOf(preset), seen);
    expect(seen.length).toBe(hashes.length);
    expect(seen.findIndex((hash, at) => hash !== hashes[at])).toBe(-1);
  },
);

function play(m: Mansion, step: Step, temper: Temper, seen: number[]) {
  const [first, ...numbers] = step.map(Number);
  if (step[0] === 'place') return place(m, nth(numbers, 0));
  for (let i = 0; i < notNull(first); i++) {
    const standing = m.present;
    if (!numbers.length) rest(m);
    else beat(m, fourOf(numbers), temper);
    seen.push(crc32(stateText(m)));
    if (!numbers.length && standing) throw new Error('a figure stood between locked rails');
  }
}

test('codes of speeds go both ways', () => {
  for (const [a, b] of [[0, 0], [-40, 40], [10, -4], [40, 40]] as const) expect(speedsOf(codeOf(a, b))).toEqual([a, b]); // prettier-ignore
  expect(STILL).toBe(3280);
});

test('every start place is free', () => {
  for (const { cell } of box.starts) expect(isFree(...centre(cell))).toBe(true);
});
