import { expect, test } from 'vitest';
import type { Box, Option, Preset } from '../../border/protocol';
import { nth } from '../../assert';
import type { PlannedSeat } from './plan';
import { holds, levelOf, optionsOf, presetsOf, usualOptions } from './presets';

const option = (name: string, more: Partial<Option>): Option => ({
  name,
  default: false,
  choices: [],
  rules: [],
  file: false,
  seats: false,
  rare: false,
  players: [],
  when: {},
  warm_up: false,
  ...more,
});
const SHORT: Preset = { name: 'short', options: { length: 10 }, hints: true, level: '', aloud: false };
const EXPERTS: Preset = {
  name: 'experts',
  options: { length: 20, pack: true },
  hints: false,
  level: 'owl',
  aloud: false,
};
const meaning = { key: 'level.cub.meaning', args: {} };
const BOX: Box = {
  name: 'a-game',
  players: [1, 2],
  ages: '4+',
  minutes: [10],
  own_ages: false,
  later_players: [],
  figures: null,
  credits: { designer: '', publisher: '', year: 2000 },
  rules_version: 1,
  rulings: [],
  options: [
    option('length', { default: 15, choices: [10, 15, 20] }),
    option('pack', { rare: true }),
    option('tiles', { default: '', file: true, rare: true }),
    option('start', { default: 0, choices: ['chance'], seats: true }),
  ],
  conflicts: [],
  presets: [SHORT, EXPERTS],
  secrets: false,
  tick_hz: 0,
  calls: [],
  quick: {},
  lessons: [],
  levels: ['cub', 'fox', 'owl'].map((name) => ({ name, meaning })),
};
const [USUAL] = [nth(presetsOf(BOX), 0)];
const owl: PlannedSeat = {
  key: 1,
  name: 'Mia',
  creature: 'cat',
  figure: '',
  holder: 'bot',
  level: 'owl',
  nickname: '',
};

test('a preset sets every option, and leaves files and who begins alone', () => {
  const before = { length: 15, pack: true, tiles: 'my own', start: 1 };
  expect(optionsOf(BOX, SHORT, before)).toEqual({ length: 10, pack: false, tiles: 'my own', start: 1 });
});

test('at first it is the usual game', () => {
  const settings = { options: usualOptions(BOX), hints: true };
  expect(presetsOf(BOX).filter((one) => holds(BOX, one, settings, []))).toEqual([USUAL]);
});

test('a preset holds until something of it is changed', () => {
  const options = optionsOf(BOX, EXPERTS, usualOptions(BOX));
  expect(holds(BOX, EXPERTS, { options, hints: false }, [owl])).toBe(true);
  expect(holds(BOX, EXPERTS, { options, hints: true }, [owl])).toBe(false);
  expect(holds(BOX, EXPERTS, { options: { ...options, pack: false }, hints: false }, [owl])).toBe(false);
  expect(holds(BOX, EXPERTS, { options, hints: false }, [{ ...owl, level: 'cub' }])).toBe(false);
});

test('without a level of its own a preset has the usual bots', () => {
  expect(levelOf(BOX, SHORT)).toBe('fox');
  expect(levelOf(BOX, EXPERTS)).toBe('owl');
  expect(levelOf({ ...BOX, levels: [] }, EXPERTS)).toBe('');
});
