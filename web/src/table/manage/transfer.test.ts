// A table in a link: it is looked at before anything is done, and nothing is unpacked that is too large.
import { deflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LARGEST_RECORD, MOST_SEATS, NAME_LENGTH, TABLE_NAME_LENGTH } from '../../border/constants';
import { broughtBy, compressText, decompressText, otherServer, rememberWayBack } from './transfer';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const record = JSON.stringify({ game: 'monster-chase', names: ['Mia', 'Ben'], moves: [1, 2, 3] });

const linkWith = async (text: string, from = ''): Promise<string> =>
  `#${new URLSearchParams({ record: await compressText(text), from }).toString()}`;

test('a link says what it brings, and nothing is stored before somebody wants it', async () => {
  const found = await broughtBy(await linkWith(record, 'https://evil.example/page'));
  expect(found).toEqual({
    record,
    from: 'https://evil.example/',
    game: 'monster-chase',
    names: ['Mia', 'Ben'],
    moves: 3,
  });
  expect([...stored]).toEqual([]);
  if (found !== null && found !== 'unreadable') rememberWayBack(found);
  expect(otherServer()).toBe('https://evil.example/');
});

test('a page without a table in its address brings nothing', async () => {
  expect(await broughtBy('')).toBeNull();
  expect(await broughtBy('#from=https://evil.example/')).toBeNull();
  expect([...stored]).toEqual([]);
});

test.each(['#record=!', '#record=AAAA', '#record=%'])('a torn link is said to be one: %s', async (hash) => {
  expect(await broughtBy(hash)).toBe('unreadable');
});

test.each(['7', 'null', '[]', '{}', '{"game":7}', 'no JSON'])(
  'what is no record is not taken for one: %s',
  async (text) => {
    expect(await broughtBy(await linkWith(text))).toBe('unreadable');
  },
);

test('names that would cover what is asked are cut, and so is their number', async () => {
  const names = [...Array<string>(500).fill('M'.repeat(400)), '\u202e'];
  const found = await broughtBy(await linkWith(JSON.stringify({ game: 'g'.repeat(5000), names })));
  expect(found).toMatchObject({
    game: 'g'.repeat(TABLE_NAME_LENGTH),
    names: Array(MOST_SEATS).fill('M'.repeat(NAME_LENGTH)),
  });
  expect(await broughtBy(await linkWith(record, `https://a.example/${'a/'.repeat(500)}`))).toMatchObject({
    from: null,
  });
});

test('names and addresses that are none are left out', async () => {
  const odd = JSON.stringify({ game: 'g', names: [1, 'Mia', null], moves: 'many' });
  expect(await broughtBy(await linkWith(odd, 'javascript:alert(1)'))).toMatchObject({
    from: null,
    names: ['Mia'],
    moves: 0,
  });
});

test('a few letters that would become gigabytes are not unpacked', async () => {
  const packed = deflateRawSync(Buffer.alloc(64 * LARGEST_RECORD, ' ')).toString('base64url');
  expect(packed.length).toBeLessThan(LARGEST_RECORD);
  expect(await decompressText(packed)).toBeNull();
  expect(await decompressText(deflateRawSync(record).toString('base64url'))).toBe(record);
});
