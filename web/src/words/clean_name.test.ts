import { expect, test } from 'vitest';
import { MOST_SEATS, NAME_LENGTH } from '../border/constants';
import { cleanName, cleanNames } from './clean_name';

test.each([
  ['Mia', 'Mia'],
  ['  Mia \n  Maus ', 'Mia Maus'],
  ['Zoe\u0308', 'Zo\u00eb'],
  ['\u202eaiM\u2066', 'aiM'],
  ['M\u200bi\u2800a', 'M i a'],
  ['e\u0301\u0302\u0303\u0304\u0305\u0306', '\u00e9\u0302\u0303\u0304'],
  ['\ud800Mia', 'Mia'],
  ['\u200b', ''],
])('a name is as plain as at a table: %j', (written, clean) => {
  expect(cleanName(written)).toBe(clean);
  expect(cleanName(clean)).toBe(clean);
});

test('a name is as long as at a table, by letters and not by halves of them', () => {
  expect(cleanName('M'.repeat(300_000))).toHaveLength(NAME_LENGTH);
  expect([...cleanName('🦊'.repeat(300))]).toEqual(Array(NAME_LENGTH).fill('🦊'));
});

test('there are no more names than seats, and none that is nothing', () => {
  expect(cleanNames(['Mia', 7, null, '\u200b', 'Ben'])).toEqual(['Mia', 'Ben']);
  expect(cleanNames(Array(500).fill('Mia'))).toHaveLength(MOST_SEATS);
  for (const none of [null, 'Mia', { length: 9 }]) expect(cleanNames(none)).toEqual([]);
});
