import { expect, test } from 'vitest';
import { isForNonReaders, isReadAloud } from './read_aloud_tables';

const preset = { name: 'four', options: { length: 10, mode: 'easy' }, hints: true, level: 'cub', aloud: true };

test('a table is for listeners if it is set as a preset that is read aloud', () => {
  const box = { presets: [preset, { ...preset, name: 'short', options: { length: 10 }, aloud: false }] };
  expect(isReadAloud(box, { length: 10, mode: 'easy', open_memory: true })).toBe(true);
  expect(isReadAloud(box, { length: 10, mode: 'basic' })).toBe(false);
  expect(isReadAloud({ presets: [] }, {})).toBe(false);
});

test.each([
  ['4+', true],
  ['7–99', true],
  ['8+', false],
  ['10+', false],
])('lessons of a game for ages %s are read aloud: %s', (ages, isSo) => {
  expect(isForNonReaders({ ages })).toBe(isSo);
});
