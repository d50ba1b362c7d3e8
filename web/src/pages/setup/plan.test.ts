// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Option } from '../../border/protocol';
import { nth } from '../../assert';
import { language } from '../../words/language.svelte';
import {
  addSeat,
  creatureOf,
  figureOf,
  matters,
  nameOf,
  rememberPeople,
  settleChoices,
  settledOptions,
  startMoved,
  startWithout,
  takenBeside,
  wishes,
  type PlannedSeat,
} from './plan';

beforeAll(() => language.begin());
beforeEach(() => localStorage.clear());

const SOMEBODY: PlannedSeat = {
  key: 0,
  name: 'Mia',
  creature: 'cat',
  figure: '',
  holder: 'here',
  level: 'fox',
  nickname: '',
};
const person = (name: string, creature: string): PlannedSeat => ({ ...SOMEBODY, name, creature });
const bot = (level: string, nickname = ''): PlannedSeat => ({ ...SOMEBODY, holder: 'bot', level, nickname });
const names = (seats: PlannedSeat[]) => seats.map((_, seat) => nameOf(seats, seat));

test('whoever was chosen to begin still does when another seat is taken away', () => {
  expect(startWithout(0, 2, 0)).toBe(1);
  expect(startWithout(2, 1, 0)).toBe(1);
  expect(startWithout(1, 'chance', 'chance')).toBe('chance');
});

test('without the one who was chosen it is as usual', () => {
  expect(startWithout(2, 2, 0)).toBe(0);
  expect(startWithout(1, 1, 'chance')).toBe('chance');
});

const option = (name: string, more: Partial<Option> = {}): Option => ({
  name,
  default: false,
  choices: [],
  rules: [],
  file: false,
  seats: false,
  players: [],
  when: {},
  warm_up: false,
  rare: false,
  ...more,
});
const FLAG = option('flag', { players: [3, 4], when: { places: 'some' } });
const PLACES = option('places', { default: 'off', choices: ['off', 'some'] });

test('an option is there for the players and the choices for which it matters', () => {
  expect(matters(PLACES, {}, 2)).toBe(true);
  expect(matters(FLAG, { places: 'some' }, 3)).toBe(true);
  expect(matters(FLAG, { places: 'some' }, 2)).toBe(false);
  expect(matters(FLAG, { places: 'off' }, 3)).toBe(false);
});

test('what was chosen and does not matter any more is not chosen', () => {
  const options = { places: 'off', flag: true };
  expect(settledOptions({ options: [PLACES, FLAG] }, options, 3)).toEqual({ places: 'off', flag: false });
  expect(settledOptions({ options: [PLACES, FLAG] }, { ...options, places: 'some' }, 3).flag).toBe(true);
});

test('whoever was chosen to begin still does when somebody changes places', () => {
  const row = ['Mia', 'Jonas', 'Lena', 'Opa'];
  for (const [from] of row.entries())
    for (const [to] of row.entries())
      for (const [start, name] of row.entries()) {
        const moved = row.toSpliced(from, 1).toSpliced(to, 0, nth(row, from));
        expect(moved[Number(startMoved(from, to, start))]).toBe(name);
      }
  expect(startMoved(0, 2, 'chance')).toBe('chance');
});

test('bots have names of their own, and two of a kind are told apart', () => {
  expect(names([person('Mia', 'cat'), bot('fox'), bot('owl'), bot('fox')])).toEqual(['Mia', 'Fox', 'Owl', 'Fox 2']);
});

test('a bot is called what people call it, and never like somebody here', () => {
  expect(names([bot('cub', 'Petz'), bot('cub')])).toEqual(['Petz', 'Cub']);
  expect(names([bot('fox'), person('Fox', 'cat')])).toEqual(['Fox 2', 'Fox']);
});

test('people are sent with their creature, bots with their level, and whoever comes by link with nothing', () => {
  const open: PlannedSeat = { ...person('Opa', 'dog'), holder: 'open' };
  expect(wishes([person(' Mia ', 'lion'), bot('owl', ' Uhu '), open])).toEqual([
    { name: 'Mia', holder: 'here', creature: 'lion' },
    { name: 'Uhu', holder: 'bot', level: 'owl' },
    { name: '', holder: 'open' },
  ]);
});

test('a bot that nobody named is sent without a name, so that every reader calls it in their own language', () => {
  expect(wishes([bot('fox'), bot('fox')]).map(({ name }) => name)).toEqual(['', '']);
});

test('everybody new is a creature that nobody is yet', () => {
  const seats = [person('Lena', 'dog')];
  for (let i = 0; i < 5; i++) addSeat(seats, 'fox');
  expect(new Set(seats.map(({ creature }) => creature)).size).toBe(6);
});

test('this device knows who was what', () => {
  rememberPeople([person('Opa', 'lion'), person('Zoe', 'frog')]);
  const seats: PlannedSeat[] = [];
  addSeat(seats, 'fox');
  addSeat(seats, 'fox');
  addSeat(seats, 'fox');
  expect(seats.map(({ name, creature }) => `${name} ${creature}`)).toEqual(['Opa lion', 'Zoe frog', 'Mia cat']);
});

test('a creature is taken by people here only, and who comes back from a bot finds another one', () => {
  const seats = [person('Mia', 'cat'), bot('fox'), person('Jonas', 'cat')];
  expect([...takenBeside(seats, 0, creatureOf)]).toEqual([['cat', 'Jonas']]);
  expect([...takenBeside(seats, 2, creatureOf)]).toEqual([['cat', 'Mia']]);
  settleChoices(seats, 2);
  expect(seats.map(({ creature }) => creature)).not.toEqual(['cat', 'cat', 'cat']);
  expect(nth(seats, 2).creature).not.toBe('cat');
});

test('colours are sent as chosen, and who comes back to a taken one gets one by chance', () => {
  const seats: PlannedSeat[] = [
    { ...person('Mia', 'cat'), figure: 'red' },
    { ...person('Opa', 'lion'), figure: 'blue' },
    { ...person('', ''), holder: 'open', figure: 'red' },
  ];
  expect(wishes(seats).map(({ figure }) => figure)).toEqual(['red', 'blue', undefined]);
  expect(seats.map(figureOf)).toEqual(['red', 'blue', '']);
  expect([...takenBeside(seats, 1, figureOf)]).toEqual([['red', 'Mia']]);
  nth(seats, 2).holder = 'here';
  settleChoices(seats, 2);
  expect(nth(seats, 2).figure).toBe('');
});
