import { expect, test } from 'vitest';
import { figuresForNow } from './figures';

const COLOURS = { names: ['red', 'yellow', 'purple', 'orange'], words: 'colour' };

test('before the deal nobody is shown in a colour that somebody has chosen', () => {
  expect(figuresForNow(COLOURS, ['', 'red', ''])).toEqual(['yellow', 'red', 'purple']);
});

test('a game without figures shows none', () => {
  expect(figuresForNow(null, ['', ''])).toEqual(['', '']);
});
