import { expect, test } from 'vitest';
import { isReadAloud } from './read_aloud_tables';

const preset = { name: 'four', options: { length: 10, mode: 'easy' }, hints: true, level: 'cub', aloud: true };

test('a table is for listeners if it is set as a preset that is read aloud', () => {
  const box = { presets: [preset, { ...preset, name: 'short', options: { length: 10 }, aloud: false }] };
  expect(isReadAloud(box, { length: 10, mode: 'easy', open_memory: true })).toBe(true);
  expect(isReadAloud(box, { length: 10, mode: 'basic' })).toBe(false);
  expect(isReadAloud({ presets: [] }, {})).toBe(false);
});
