import { expect, test } from 'vitest';
import { isForListeners } from './listeners';

const preset = { name: 'four', options: { length: 10, mode: 'easy' }, hints: true, level: 'cub', aloud: true };

test('a table is for listeners if it is set as a preset that is read aloud', () => {
  const box = { presets: [preset, { ...preset, name: 'short', options: { length: 10 }, aloud: false }] };
  expect(isForListeners(box, { length: 10, mode: 'easy', open_memory: true })).toBe(true);
  expect(isForListeners(box, { length: 10, mode: 'basic' })).toBe(false);
  expect(isForListeners({ presets: [] }, {})).toBe(false);
});
