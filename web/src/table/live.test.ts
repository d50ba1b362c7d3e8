// @vitest-environment happy-dom
// Real time: what a device knows of its line, and what it says when nobody looks at its page.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromDevice, PaceAnswer } from '../border/protocol';
import { Live } from './live.svelte';

const RUNS: PaceAnswer = {
  type: 'pace',
  running: true,
  paused: false,
  reason: '',
  speed: 60,
  starts_in: 0,
  away: [],
  may_pause: true,
  may_slow: true,
  may_skip: false,
};
let said: FromDevice[] = [];
let live: Live;
let unwatch = () => {};
const beat = () => live.receive({ type: 'beat', beat: 1, pulse: null });
const kinds = () => said.map(({ type }) => type);

function look(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  live = new Live(
    (message) => said.push(message),
    () => {},
  );
  unwatch = live.watchPage(() => true);
});
afterEach(() => {
  unwatch();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('beats that stay away mean a lost line, long before the session knows', () => {
  live.receive(RUNS);
  beat();
  vi.advanceTimersByTime(700);
  expect(live.connected).toBe(true);
  vi.advanceTimersByTime(200);
  expect(live.connected).toBe(false);
  beat();
  expect(live.connected).toBe(true);
});

test('nothing is missed in a pause, nor in the second before it goes on', () => {
  live.receive({ ...RUNS, paused: true, reason: 'asked' });
  vi.advanceTimersByTime(60_000);
  expect(live.connected).toBe(true);
  live.receive({ ...RUNS, starts_in: 1 });
  vi.advanceTimersByTime(1500);
  expect(live.connected).toBe(true);
});

test('a session that is lost stays so, whatever came late', () => {
  live.receive(RUNS);
  live.setConnected(false);
  beat();
  expect(live.connected).toBe(false);
  live.setConnected(true);
  expect(live.connected).toBe(true);
});

test('a page that is hidden says so, and answers no beat until it is seen again', () => {
  live.receive(RUNS);
  look(true);
  expect(said.at(-1)).toMatchObject({ type: 'pace', paused: true, hidden: true });
  vi.advanceTimersByTime(5000);
  beat();
  live.receive({ ...RUNS, paused: true, reason: 'away', away: [0] });
  expect(kinds()).toEqual(['pace']);
  look(false);
  expect(kinds()).toEqual(['pace', 'ping']);
});

test('a device that is waited for says that it is there', () => {
  live.receive({ ...RUNS, paused: true, reason: 'away', away: [0] });
  expect(kinds()).toEqual(['ping']);
});

test('in a game without beats nobody is told', () => {
  unwatch();
  unwatch = live.watchPage(() => false);
  look(true);
  look(false);
  expect(said).toEqual([]);
});
