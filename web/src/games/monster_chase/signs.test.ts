import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { signsOf } from './signs';

const catalogue = readFileSync(
  new URL('../../../../src/homeward/games/monster_chase/catalogue/en.po', import.meta.url),
  'utf8',
);
const asked = [...catalogue.matchAll(/msgctxt "(monster-chase\.(?:prompt|verdict)\.[^"]+)"/g)]
  .map(([, key]) => key ?? '')
  .filter((key) => !/\.(detail|tricks)$/.test(key));

test('every prompt can be understood without reading', () => {
  expect(asked.length).toBeGreaterThan(8);
  for (const key of asked) expect(signsOf(key), key).not.toEqual([]);
});

test('what is to be done and what is to be waited for look different', () => {
  const rows = asked.filter((key) => key.includes('.prompt.')).map((key) => signsOf(key).join(' '));
  expect(new Set(rows).size).toBe(rows.length);
});
