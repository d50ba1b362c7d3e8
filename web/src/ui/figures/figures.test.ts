import { expect, test } from 'vitest';
import { figuresForNow } from './figures';

const COLOURS = { kind: 'colour', names: ['red', 'yellow', 'purple', 'orange'] } as const;
const figures = { ...COLOURS, names: [...COLOURS.names] };

test('before the deal nobody is shown in a colour that somebody has chosen', () => {
  expect(figuresForNow(figures, ['', 'red', ''])).toEqual(['yellow', 'red', 'purple']);
});

test('a game without figures shows none', () => {
  expect(figuresForNow(null, ['', ''])).toEqual(['', '']);
});
