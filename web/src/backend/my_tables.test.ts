import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MOST_KNOWN_TABLES } from '../border/constants';
import type { TableSeen } from '../border/protocol';
import { backend } from '.';
import {
  bringBack,
  fingerprintOf,
  joinKeyOf,
  keepUp,
  knownTables,
  meet,
  noteShelf,
  ourTables,
  putAway,
  rememberJoinKey,
} from './my_tables';
import { nth } from '../assert';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const playing = (round: number, hash: string): TableSeen => ({
  id: 'ours',
  name: '',
  game: 'a-game',
  options: {},
  phase: 'playing',
  round,
  seats: [],
  seed: { hash, chosen: false, seed: null, salt: null, generator: 'blake2b' },
  undo: { to: null, free: false, declined: false, asked: null },
  hints: true,
  opened_here: true,
  closed: false,
  invited_since: 1,
  devices: [],
  onlookers: 0,
  rematch: null,
  forget: { may: true, agreed: [], waiting: [] },
  moves: 0,
  tally: { played: [], won: [] },
  clock: null,
  lesson: null,
});

const over = (round: number, hash: string): TableSeen => ({
  ...playing(round, hash),
  phase: 'over',
  seed: { hash, chosen: false, seed: '3156249557144189427', salt: 'salt', generator: 'blake2b' },
});

test('the first fingerprint of a shuffle counts, whatever is said later', () => {
  keepUp('token', playing(0, 'first'), 0);
  keepUp('token', playing(0, 'other'), 0);
  keepUp('token', over(0, 'third'), null);
  expect(fingerprintOf('ours', 0)).toBe('first');
});

test('every round has its own, and opening the table again forgets none', () => {
  keepUp('token', playing(0, 'first'), 0);
  keepUp('token', playing(1, 'second'), 0);
  void meet({ table: 'ours', token: 'token', join_key: '', seats: [0] }, 'a-game');
  expect([fingerprintOf('ours', 0), fingerprintOf('ours', 1)]).toEqual(['first', 'second']);
});

test('a fingerprint that comes together with the shuffle is no promise', () => {
  keepUp('token', over(0, 'late'), null);
  expect(fingerprintOf('ours', 0)).toBeUndefined();
  expect(fingerprintOf('theirs', 0)).toBeUndefined();
});

test('the key of a link is kept until the table has other links', () => {
  void meet({ table: 'ours', token: 'token', join_key: 'first', seats: [0] }, 'a-game');
  keepUp('token', playing(0, 'hash'), 0);
  keepUp('token', playing(1, 'hash'), 0);
  expect(joinKeyOf('ours')).toBe('first');
  keepUp('token', { ...playing(1, 'hash'), invited_since: 7 }, 0);
  expect(joinKeyOf('ours')).toBeNull();
  rememberJoinKey('ours', 'second');
  keepUp('token', { ...playing(1, 'hash'), invited_since: 7 }, 0);
  expect(joinKeyOf('ours')).toBe('second');
});

test('a device that comes by the link of a seat learns no other link, and forgets none', () => {
  void meet({ table: 'ours', token: 'token', join_key: '', seats: [0] }, 'a-game');
  expect(joinKeyOf('ours')).toBeNull();
  rememberJoinKey('ours', 'key');
  void meet({ table: 'ours', token: 'token', join_key: '', seats: [0] }, 'a-game');
  expect(joinKeyOf('ours')).toBe('key');
});

test('a table that was put away by mistake comes back to its place, with everything this device knew of it', () => {
  vi.useFakeTimers();
  for (const id of ['oldest', 'middle', 'newest']) {
    vi.advanceTimersByTime(1000);
    void meet({ table: id, token: `token of ${id}`, join_key: '', seats: [0] }, 'a-game');
  }
  const before = knownTables();
  putAway('middle');
  expect(knownTables().map(({ id }) => id)).toEqual(['newest', 'oldest']);
  bringBack(nth(before, 1));
  expect(knownTables()).toEqual(before);
  vi.useRealTimers();
});

test('only tables without a seat of this device make room for others', () => {
  const join = (id: string, seats: number[]) =>
    void meet({ table: id, token: `token of ${id}`, join_key: '', seats }, 'a-game');
  for (let n = 0; n < MOST_KNOWN_TABLES + 2; n += 1) join(`mine-${n}`, [0]);
  for (let n = 0; n < MOST_KNOWN_TABLES + 2; n += 1) join(`watched-${n}`, []);
  const known = knownTables().map(({ id }) => id);
  expect(known.filter((id) => id.startsWith('mine'))).toHaveLength(MOST_KNOWN_TABLES + 2);
  expect(known.filter((id) => id.startsWith('watched'))).toHaveLength(MOST_KNOWN_TABLES);
  expect(known[0]).toBe(`watched-${MOST_KNOWN_TABLES + 1}`);
  putAway('mine-0');
  expect(knownTables().map(({ id }) => id)).not.toContain('mine-0');
});

test('a table that went on meanwhile is not said to be over, and one that is gone is said to be gone', () => {
  keepUp('token', over(0, 'hash'), null);
  noteShelf([{ table: 'ours', phase: 'playing', round: 1, your_turn: true, asked: null }]);
  expect(knownTables()).toMatchObject([{ id: 'ours', phase: 'playing', round: 1, yourTurn: true }]);
  noteShelf([{ table: 'theirs', phase: 'over', round: 0, your_turn: false, asked: null }]);
  expect(knownTables()).toMatchObject([{ id: 'ours', phase: 'playing', yourTurn: true }]);
  noteShelf([{ table: 'ours', phase: 'gone', round: 0, your_turn: false, asked: null }]);
  expect(knownTables()).toMatchObject([{ id: 'ours', gone: true, token: 'token', yourTurn: false }]);
});

test('what the shelf was told is asked is kept until the table is opened', () => {
  keepUp('token', over(0, 'hash'), null);
  noteShelf([{ table: 'ours', phase: 'over', round: 0, your_turn: false, asked: 'rematch' }]);
  expect(knownTables()).toMatchObject([{ phase: 'over', asked: 'rematch' }]);
  noteShelf([{ table: 'ours', phase: 'over', round: 0, your_turn: false, asked: null }]);
  expect(knownTables()[0]?.asked).toBeUndefined();
  noteShelf([{ table: 'ours', phase: 'over', round: 0, your_turn: false, asked: 'rematch' }]);
  keepUp('token', playing(1, 'next'), 0);
  expect(knownTables()[0]?.asked).toBeUndefined();
});

test('a token is kept as safely as the table, and every frame writes only what it must', async () => {
  const keep = vi.spyOn(backend, 'saveCopy').mockResolvedValue();
  await meet({ table: 'ours', token: 'secret', join_key: '', seats: [0] }, 'a-game');
  expect(keep.mock.calls.at(-1)?.[0]['tables']).toContain('secret');
  keepUp('secret', playing(0, 'hash'), 0);
  expect(keep).toHaveBeenCalledTimes(1);
  keepUp('secret', playing(1, 'next'), 0);
  expect(keep.mock.calls.at(-1)?.[0]['tables']).toContain('next');
  putAway('ours');
  expect(keep.mock.calls.at(-1)?.[0]['tables']).toBe('[]');
  expect(keep).toHaveBeenCalledTimes(3);
  keep.mockRestore();
});

test.each(['{', 'null', '7', '[]', '[null, {"id": 1}]', '{"a": "soon"}', '"x"'])(
  'what was stored is believed only if it can be true: %s',
  (text) => {
    for (const name of ['tables', 'gone']) localStorage.setItem(`homeward.${name}`, text);
    expect(ourTables()).toEqual({ tables: [], gone: {} });
  },
);
