import { expect, test } from 'vitest';
import box from './box.json';
import {
  beat,
  codeOf,
  empty,
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

type Step = (number | string)[];

const TABLE = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
const crc32 = (text: string): number => (~[...text].reduce((c, char) => TABLE[(c ^ char.charCodeAt(0)) & 255]! ^ (c >>> 8), ~0)) >>> 0; // prettier-ignore

const temperOf = (preset: string) => box.presets[preset as keyof typeof box.presets] as Temper;

test.each(fixture.golden)('golden vector $id', ({ preset, cell, script, state }) => {
  const m = empty();
  if (cell !== null) place(m, cell);
  let over = false;
  for (const [beats, ...commands] of script)
    for (let i = 0; i < beats! && !over; i++) over = beat(m, commands as Four, temperOf(preset)) !== '';
  expect(stateText(m)).toBe(state);
});

test.each(fixture.games.map((game, number) => ({ number, ...game })))(
  'recorded game $number, beat by beat',
  ({ preset, steps, hashes }) => {
    const m = empty();
    const seen: number[] = [];
    for (const step of steps as Step[]) play(m, step, temperOf(preset), seen);
    expect(seen.length).toBe(hashes.length);
    expect(seen.findIndex((hash, at) => hash !== hashes[at])).toBe(-1);
  },
);

function play(m: Mansion, step: Step, temper: Temper, seen: number[]) {
  if (step[0] === 'place') {
    place(m, step[1] as number);
    return;
  }
  for (let i = 0; i < (step[0] as number); i++) {
    const standing = m.present;
    if (step.length === 1) rest(m);
    else beat(m, step.slice(1) as Four, temper);
    seen.push(crc32(stateText(m)));
    if (step.length === 1 && standing) throw new Error('a figure stood between locked rails');
  }
}

test('codes of speeds go both ways', () => {
  for (const [a, b] of [[0, 0], [-40, 40], [10, -4], [40, 40]] as const) expect(speedsOf(codeOf(a, b))).toEqual([a, b]); // prettier-ignore
  expect(STILL).toBe(3280);
});

test('every start place is free', () => {
  for (const { cell } of box.starts) expect(isFree(cell[1]! * 240 + 120, cell[0]! * 240 + 120)).toBe(true);
});
