import { expect, test } from 'vitest';
import type { Option } from '../../border/protocol';
import { matters, settled, startWithout } from './plan';

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
  expect(settled({ options: [PLACES, FLAG] }, options, 3)).toEqual({ places: 'off', flag: false });
  expect(settled({ options: [PLACES, FLAG] }, { ...options, places: 'some' }, 3).flag).toBe(true);
});
