// @vitest-environment happy-dom
// A move without an answer is shown as on its way, and outlives a reload.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SentMoves } from './sent_moves.svelte';

const MOVE = { id: 'a', seat: 0, code: 7, version: 3 };
const moves = (table = 'table') => new SentMoves(table);

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

test('a move is on its way from the press on; answered soon, it is never late', () => {
  const sent = moves();
  sent.add(MOVE);
  expect([sent.last, sent.isLate]).toEqual([MOVE, false]);
  expect(sent.answer('a')).toEqual(MOVE);
  vi.advanceTimersByTime(60_000);
  expect([sent.last, sent.isLate]).toEqual([null, false]);
});

test('without an answer it is late, until there is one', () => {
  const sent = moves();
  sent.add(MOVE);
  vi.advanceTimersByTime(400);
  expect([sent.last, sent.isLate]).toEqual([MOVE, true]);
  sent.answer('a');
  expect([sent.last, sent.isLate]).toEqual([null, false]);
});

test('of two people on one device the last is shown first, then the other', () => {
  const sent = moves();
  const second = { ...MOVE, id: 'b', seat: 1 };
  sent.add(MOVE);
  sent.add(second);
  vi.advanceTimersByTime(400);
  expect(sent.last).toEqual(second);
  sent.answer('b');
  expect([sent.last, sent.isLate]).toEqual([MOVE, true]);
});

test('when the connection is lost, it is late at once', () => {
  const sent = moves();
  sent.add(MOVE);
  sent.showLate();
  expect(sent.isLate).toBe(true);
});

test('a reload does not lose it, and another table does not get it', () => {
  moves().add(MOVE);
  expect(moves('other').recall()).toEqual([]);
  const reloaded = moves();
  expect(reloaded.recall()).toEqual([MOVE]);
  expect([reloaded.last, reloaded.isLate]).toEqual([MOVE, true]);
  reloaded.answer('a');
  expect(moves().recall()).toEqual([]);
});

test.each(['{', 'null', '{"id": 1}', '[null, 7, {"id": "a"}]', '[{"id":"a","seat":"0","code":7,"version":3}]'])(
  'what is not a move of ours is not sent: %s',
  (text) => {
    sessionStorage.setItem('homeward.sent.table', text);
    expect(moves().recall()).toEqual([]);
  },
);
