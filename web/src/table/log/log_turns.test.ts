import { expect, test } from 'vitest';
import type { Event, LogLine } from '../../border/protocol';
import { byTurns } from './log_turns';

const event = (seat: number | null, key: string): Event => ({
  kind: key,
  seat,
  said: { key, args: {} },
  facts: {},
  fleeting: {},
  fleeting_said: null,
});
const line = (move: number | null, ...events: Event[]): LogLine => ({ move, undone: false, events });
const told = (lines: LogLine[], first = 0) =>
  byTurns(lines, first).map(({ seat, told }) => [seat, told.map(({ said }) => said.key)]);

test('the newest turn comes first, and each is told from its beginning', () => {
  const lines = [line(1, event(0, 'rolls'), event(0, 'walks')), line(2, event(0, 'digs')), line(3, event(1, 'rolls'))];
  expect(told(lines)).toEqual([
    [1, ['rolls']],
    [0, ['rolls', 'walks', 'digs']],
  ]);
});

test('what nobody did belongs to the move that brought it about', () => {
  expect(told([line(1, event(0, 'takes')), line(2, event(null, 'drawn'))])).toEqual([[0, ['takes', 'drawn']]]);
});

test('what happens at the table itself stands for itself', () => {
  expect(told([line(1, event(0, 'takes')), line(null, event(0, 'leaves')), line(2, event(1, 'takes'))])).toEqual([
    [1, ['takes']],
    [0, ['leaves']],
    [0, ['takes']],
  ]);
});

test('lines without words are no turns, and keys stay when earlier lines come', () => {
  const silent = line(1, { ...event(0, 'x'), said: null });
  expect(told([silent])).toEqual([]);
  const [later] = byTurns([line(2, event(1, 'takes'))], 1);
  const [same] = byTurns([silent, line(2, event(1, 'takes'))], 0);
  expect(later?.key).toBe(same?.key);
});

test('the next turn begins where the game says so, in the middle of a move', () => {
  const lines = [line(1, event(0, 'digests'), event(1, 'turn')), line(2, event(1, 'walks'))];
  expect(told(lines)).toEqual([
    [1, ['turn', 'walks']],
    [0, ['digests']],
  ]);
});
