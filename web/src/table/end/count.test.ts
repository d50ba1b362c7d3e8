import { expect, test } from 'vitest';
import type { ScoreSheet } from '../../border/protocol';
import { completedBy, countedSeats, paceOf, stepsOf, sumOf } from './count';

const line = (points: number[], pieces: ScoreSheet['lines'][number]['pieces'] = []) => ({
  name: 'a part',
  rules: ['MBR-58'],
  points,
  reasons: [],
  pieces,
});
const sheet = (lines: ScoreSheet['lines'], totals: number[], together = false): ScoreSheet => ({
  lines,
  totals,
  winners: [0],
  verdict: null,
  honours: [],
  together,
});

test('one seat after the other, part by part, without what brought nothing', () => {
  const three = sheet([line([3, 0]), line([0, 4]), line([2, -1])], [5, 3]);
  const steps = stepsOf(three);
  expect(steps.map(({ seat, line }) => `${seat}.${line}`)).toEqual(['0.0', '0.2', '1.1', '1.2']);
  expect([0, 1, 2, 3, 4].map((counted) => [0, 1].map((seat) => sumOf(three, steps, counted, seat)))).toEqual([
    [0, 0],
    [3, 0],
    [5, 0],
    [5, 4],
    [5, 3],
  ]);
});

test('the sums at the end of the count are the totals', () => {
  const two = sheet([line([3, 7]), line([0, -4])], [3, 3]);
  const steps = stepsOf(two);
  expect(countedSeats(two).map((seat) => sumOf(two, steps, steps.length, seat))).toEqual(two.totals);
});

test('a team is counted once, with what is still to be done', () => {
  const monsters = [{ what: 'M01', n: 1 }];
  const team = sheet([line([7, 7, 7], [monsters, monsters, monsters]), line([0, 0, 0], [monsters, monsters, monsters])], [7, 7, 7], true); // prettier-ignore
  expect(countedSeats(team)).toEqual([0]);
  expect(stepsOf(team)).toEqual([
    { seat: 0, line: 0 },
    { seat: 0, line: 1 },
  ]);
});

test('a seat is told when its last part is counted', () => {
  const steps = stepsOf(sheet([line([1, 1]), line([1, 1])], [2, 2]));
  expect([0, 1, 2, 3, 4].map((counted) => completedBy(steps, counted))).toEqual([null, null, 0, null, 1]);
});

test('many parts are counted faster', () => {
  expect(paceOf(2)).toBe(900);
  expect(paceOf(18)).toBe(500);
  expect(paceOf(500)).toBe(180);
  expect(paceOf(0)).toBe(900);
});
