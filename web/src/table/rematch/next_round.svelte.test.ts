// @vitest-environment happy-dom
// Who looks at the end while the others begin again: what is held back, and what coming along shows.
import { beforeEach, expect, test, vi } from 'vitest';
import { nth, parseJson } from '../../assert';
import { backend } from '../../backend';
import type { TransportListener } from '../../backend/backend';
import frames from '../../border/frames/monster_chase.json?raw';
import type { Frame, FromDevice } from '../../border/protocol';
import { Table } from '../table.svelte';

vi.mock('../kit', () => ({ kitOf: () => new Promise(() => undefined) }));

const recorded = parseJson<Frame[]>(frames);
const END = nth(
  recorded.filter(({ over }) => over),
  0,
);
const PLAYING = nth(
  recorded.filter(({ table }) => table.phase === 'playing'),
  0,
);
/** The others have begun: a bot has the seat of this device. */
const next = (moves: number): Frame => ({
  ...PLAYING,
  version: END.version + 1 + moves,
  mine: [],
  table: {
    ...PLAYING.table,
    round: 1,
    moves,
    seats: PLAYING.table.seats.map((seat) => ({ ...seat, kind: 'bot', here: false, may_take_back: true })),
  },
});

let line: TransportListener;
let sent: FromDevice[];
let table: Table;
const arrives = (frame: Frame) => line.received(JSON.stringify(frame));
/** Shorter than the silence after which a line is given up. */
const A_WHILE = 500;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  vi.spyOn(backend, 'transportTo').mockReturnValue((listener) => {
    line = listener;
    return { send: (text) => sent.push(parseJson<FromDevice>(text)), close: () => undefined };
  });
  table = new Table('ours', 'secret');
  const stop = table.start();
  arrives(END);
  return () => {
    stop();
    vi.useRealTimers();
  };
});

test('the newest frame of the next game is held back', () => {
  const came = table.frameCame;
  arrives(next(0));
  vi.advanceTimersByTime(A_WHILE);
  arrives(next(1));
  expect(table.nextRound.frame?.table.moves).toBe(1);
  expect(table.frameCame).toBe(came);
});

test('coming along takes the seats back, and times count from when that frame came', () => {
  arrives(next(0));
  vi.advanceTimersByTime(A_WHILE);
  arrives(next(1));
  const came = performance.now();
  vi.advanceTimersByTime(A_WHILE);
  table.comeAlong();
  expect(table.frameCame).toBe(came);
  expect(table.nextRound.frame).toBeNull();
  expect(sent).toContainEqual(expect.objectContaining({ type: 'take_back', seat: 0 }));
});

test('who is seated by another page of this device has come along', () => {
  arrives(next(0));
  arrives({ ...next(1), mine: PLAYING.mine, table: { ...next(1).table, seats: PLAYING.table.seats } });
  expect(table.nextRound.frame).toBeNull();
  expect(table.frameCame).toBe(performance.now());
});

test('where nothing is held back nobody can come along', () => {
  table.comeAlong();
  expect(sent.filter(({ type }) => type === 'take_back')).toEqual([]);
});
