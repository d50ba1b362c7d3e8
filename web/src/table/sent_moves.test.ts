// @vitest-environment happy-dom
// A move without an answer is shown as on its way, and outlives a reload.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SentMoves } from './sent_moves.svelte';

const MOVE = { id: 'a', seat: 0, code: 7, version: 3 };
const told = vi.fn();
const moves = (table = 'table') => new SentMoves(table, told);

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  told.mockClear();
});
afterEach(() => vi.useRealTimers());

test('a move that is answered soon is never shown as on its way', () => {
  const sent = moves();
  sent.add(MOVE);
  expect(sent.answer('a')).toEqual(MOVE);
  vi.advanceTimersByTime(60_000);
  expect([sent.late, told.mock.calls.length]).toEqual([null, 0]);
});

test('a late one is shown and told once, until it is answered', () => {
  const sent = moves();
  sent.add(MOVE);
  vi.advanceTimersByTime(400);
  sent.showLate();
  expect([sent.late, told.mock.calls.length]).toEqual([MOVE, 1]);
  sent.answer('a');
  expect(sent.late).toBeNull();
});

test('when the connection is lost, it is shown at once', () => {
  const sent = moves();
  sent.add(MOVE);
  sent.showLate();
  expect(sent.late).toEqual(MOVE);
});

test('a reload does not lose it, and another table does not get it', () => {
  moves().add(MOVE);
  expect(moves('other').recall()).toEqual([]);
  const reloaded = moves();
  expect(reloaded.recall()).toEqual([MOVE]);
  expect(reloaded.late).toEqual(MOVE);
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
