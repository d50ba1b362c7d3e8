// Family cards: their words, their encryption, and merging tables in any order.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseJson } from '../assert';
import {
  addTables,
  knownTables,
  noteShelf,
  ourTables,
  putAway,
  setOurTables,
  type KnownTable,
} from '../backend/my_tables';
import { cardWords, forgetCard, lookAtCard, makeCard, shareCard, syncCard, throwAway } from './family_card';
import { contentOf } from './card_content';
import { encrypt, secretOf, decrypt } from './encryption';
import { LONGEST_SECRET, MOST_SEATS, TABLE_NAME_LENGTH } from '../border/constants';
import { mergedTables, tablesNotOn, type OurTables } from './merge_tables';
import { bytesOf, wordsOf } from './card_words';

/** As long as the name of a table. */
const named = (id: string): string => id.repeat(16);

const table = (id: string, seen: number, token = 't'): KnownTable => ({
  id: named(id),
  token,
  game: 'a-game',
  names: [],
  mine: [0],
  phase: 'playing',
  round: 0,
  yourTurn: false,
  seen,
  name: '',
  fingerprints: {},
});

/** The first letters of the tables on the shelf. */
const shelf = (): string =>
  knownTables()
    .map(({ id }) => id.charAt(0))
    .join('');

/** A server that stores cards as docs/protocol.md specifies. */
const kept = new Map<string, { version: number; body: string }>();
let meanwhile: (() => void) | undefined;

function answer(address: string, init?: RequestInit): Response {
  const card = kept.get(address);
  const refused = (status: number, code: string) =>
    new Response(JSON.stringify({ code, rule: '', said: { key: `refusal.${code}`, args: {} } }), { status });
  if (init?.method === 'DELETE') kept.delete(address);
  if (init?.method === 'DELETE') return new Response(null, { status: 204 });
  if (init?.method !== 'PUT') return card ? new Response(JSON.stringify(card)) : refused(404, 'no-such-card');
  meanwhile?.();
  const wish = parseJson<{ version: number; body: string }>(typeof init.body === 'string' ? init.body : '');
  if (wish.version !== (kept.get(address)?.version ?? 0) + 1) return refused(409, 'card-changed');
  kept.set(address, wish);
  return new Response(JSON.stringify({ version: wish.version }));
}

/** The storage of a browser; another device has another one. */
function anotherDevice() {
  const remembered = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => remembered.get(key) ?? null,
    setItem: (key: string, value: string) => remembered.set(key, value),
    removeItem: (key: string) => remembered.delete(key),
  });
}

beforeEach(() => {
  kept.clear();
  meanwhile = undefined;
  anotherDevice();
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => Promise.resolve(answer(address, init)));
});
afterEach(() => vi.unstubAllGlobals());

test('words are read back as they are typed', () => {
  // the examples of the proquint proposal: 127.0.0.1 and 63.84.220.193
  expect(wordsOf(Uint8Array.of(127, 0, 0, 1, 63, 84, 220, 193))).toEqual(['lusab', 'babad', 'gutih', 'tugad']);
  const bytes = Uint8Array.of(0, 1, 2, 253, 254, 255, 17, 34, 51, 68);
  const words = wordsOf(bytes);
  expect(words).toHaveLength(5);
  for (const typed of [words.join(' '), words.join('-').toUpperCase(), ` ${words.join(', ')}. `])
    expect(bytesOf(typed)).toEqual(bytes);
});

test.each(['', 'lusab babad', 'lusab babad gutih tugad lusax', 'lusab babad gutih tugad lusab lusab'])(
  'what is no card is not taken for one: %s',
  (typed) => expect(bytesOf(typed)).toBeNull(),
);

test('only the words open what they encrypt, and nobody can change it', async () => {
  const { key, place } = await secretOf(new Uint8Array(10));
  const other = await secretOf(Uint8Array.of(1, 0, 0, 0, 0, 0, 0, 0, 0, 0));
  expect(place).toMatch(/^[0-9a-f]{64}$/);
  expect(other.place).not.toBe(place);
  const body = encrypt('our tables', key);
  expect(encrypt('our tables', key)).not.toBe(body);
  expect(decrypt(body, key)).toBe('our tables');
  expect(() => decrypt(body, other.key)).toThrow();
  expect(() => decrypt(`${body.slice(0, -8)}AAAAAAA=`, key)).toThrow();
});

test('devices that meet in any order know the same', () => {
  const one: OurTables = { tables: [table('a', 3), table('b', 1)], gone: {} };
  const two: OurTables = { tables: [table('a', 5, 'newer'), table('c', 2)], gone: { [named('b')]: 4 } };
  const three: OurTables = { tables: [table('b', 9), table('c', 2, 'u')], gone: { [named('a')]: 1 } };
  const all = mergedTables(one, mergedTables(two, three));
  expect(mergedTables(mergedTables(three, one), two)).toEqual(all);
  expect(mergedTables(all, one)).toEqual(all);
  expect(all.tables.map(({ id, token }) => id.charAt(0) + token)).toEqual(['bt', 'anewer', 'cu']);
});

test('tables follow a family to another device and back, and what is put away stays away', async () => {
  setOurTables({ tables: [table('a', 1), table('b', 2)], gone: {} });
  await makeCard();
  const words = cardWords() ?? '';
  expect(JSON.stringify([...kept.values()])).not.toContain('a-game');

  anotherDevice();
  setOurTables({ tables: [table('c', 3)], gone: {} });
  expect(await shareCard(await lookAtCard(words))).toBe(2);
  expect(shelf()).toBe('cba');
  putAway(named('b'));
  await syncCard();

  anotherDevice();
  await shareCard(await lookAtCard(words.toUpperCase()));
  expect(shelf()).toBe('ca');
  expect(cardWords()).toBe(words);
  await throwAway();
  expect(cardWords()).toBeNull();
  await expect(lookAtCard(words)).rejects.toThrow('no-such-card');
});

test('a card is written again only when there is something new for others', async () => {
  setOurTables({ tables: [table('a', 1)], gone: {} });
  await makeCard();
  await syncCard();
  noteShelf([{ table: named('a'), phase: 'playing', round: 0, your_turn: false, asked: 'rematch' }]);
  await syncCard();
  expect([...kept.values()].map(({ version }) => version)).toEqual([1]);
});

test('whoever was slower reads again and loses nothing', async () => {
  setOurTables({ tables: [table('a', 1)], gone: {} });
  await makeCard();
  const [address = ''] = kept.keys();
  const { key } = await secretOf(bytesOf(cardWords() ?? '') ?? new Uint8Array(10));
  meanwhile = () => {
    meanwhile = undefined;
    kept.set(address, { version: 2, body: encrypt(JSON.stringify({ tables: [table('z', 7)], gone: {} }), key) });
  };
  setOurTables(mergedTables(ourTables(), { tables: [table('b', 5)], gone: {} }));
  await syncCard();
  expect(shelf()).toBe('zba');
  expect(kept.get(address)?.version).toBe(3);
});

test('wrong words are said to be wrong before anybody is asked', async () => {
  await expect(lookAtCard('five words that are none')).rejects.toThrow('no-card');
});

test('looking at a card takes nothing and gives nothing', async () => {
  setOurTables({ tables: [table('a', 1, 'secret')], gone: {} });
  await makeCard();
  const words = cardWords() ?? '';
  const before = JSON.stringify([...kept]);
  anotherDevice();
  setOurTables({ tables: [table('b', 2)], gone: {} });
  const found = await lookAtCard(words);
  expect(found.tables.map(({ id }) => id)).toEqual([named('a')]);
  expect([shelf(), cardWords(), JSON.stringify([...kept])]).toEqual(['b', null, before]);
});

test('only bringing theirs gives them nothing and joins no card', async () => {
  setOurTables({ tables: [table('a', 1)], gone: {} });
  await makeCard();
  const words = cardWords() ?? '';
  const before = JSON.stringify([...kept]);
  anotherDevice();
  setOurTables({ tables: [table('b', 2)], gone: {} });
  expect(addTables((await lookAtCard(words)).tables)).toBe(1);
  await syncCard();
  expect([shelf(), cardWords(), JSON.stringify([...kept])]).toEqual(['ba', null, before]);
});

test('tables of others push none of ours away and change none', () => {
  const letters = [...'abcdefghijklmnopqrs'];
  setOurTables({ tables: letters.map((letter) => table(letter, 5, 'ours')), gone: {} });
  expect(addTables([table('a', 9, 'theirs'), table('x', 9, 'theirs'), table('y', 9, 'theirs')])).toBe(1);
  expect(knownTables().filter(({ token }) => token === 'ours')).toHaveLength(letters.length);
  expect(knownTables()).toHaveLength(letters.length + 1);
});

test('a card is never replaced by another', async () => {
  await makeCard();
  const theirs = cardWords() ?? '';
  anotherDevice();
  await makeCard();
  const ours = cardWords();
  const found = await lookAtCard(theirs);
  await expect(shareCard(found)).rejects.toThrow('other-card');
  expect(cardWords()).toBe(ours);
  forgetCard();
  await shareCard(found);
  expect(cardWords()).toBe(theirs);
});

/** A card as somebody else has written it, with its words; `write` writes it again. */
async function hostileCard(content: OurTables) {
  await makeCard();
  const words = cardWords() ?? '';
  const [address = ''] = kept.keys();
  const { key } = await secretOf(bytesOf(words) ?? new Uint8Array(10));
  const read = () => contentOf(decrypt(kept.get(address)?.body ?? '', key), Date.now());
  const write = ({ tables, gone }: OurTables) => {
    const version = (kept.get(address)?.version ?? 0) + 1;
    kept.set(address, { version, body: encrypt(JSON.stringify({ tables, gone }), key) });
  };
  write(content);
  anotherDevice();
  return { words, read, write };
}

test.each([
  ['an old entry of the same table', { tables: [table('a', 0, 'bogus')], gone: {} }],
  ['a new entry of the same table', { tables: [table('a', 9e15, 'bogus')], gone: {} }],
  ['the word that the table was put away', { tables: [], gone: { [named('a')]: 9e15 } }],
])('whatever a card says, what it would get is said, and it takes nothing from us: %s', async (_, content) => {
  const { words, read } = await hostileCard(content);
  setOurTables({ tables: [table('a', 5, 'ours')], gone: {} });
  const found = await lookAtCard(words);
  expect(tablesNotOn(found, knownTables()).map(({ token }) => token)).toEqual(['ours']);
  await shareCard(found);
  expect(knownTables().map(({ token }) => token)).toEqual(['ours']);
  await syncCard();
  expect(knownTables().map(({ token }) => token)).toEqual(['ours']);
  expect(read()).toEqual({ tables: [table('a', 5, 'ours')], gone: {} });
});

test('what a family knows already is not said to be given', async () => {
  const { words } = await hostileCard({ tables: [table('a', 1, 'ours')], gone: {} });
  const found = await lookAtCard(words);
  expect(tablesNotOn(found, [table('a', 5, 'ours'), table('b', 5)]).map(({ id }) => id)).toEqual([named('b')]);
});

test('what was put away here is not told when a card is shared for the first time', async () => {
  const { words, read } = await hostileCard({ tables: [table('z', 3)], gone: {} });
  setOurTables({ tables: [table('a', 5)], gone: { [named('y')]: 4, [named('z')]: 4 } });
  await shareCard(await lookAtCard(words));
  expect([shelf(), read().gone]).toEqual(['az', {}]);
});

test('a card that has changed since it was looked at is not shared before it is looked at again', async () => {
  const { words, read, write } = await hostileCard({ tables: [table('z', 3)], gone: {} });
  setOurTables({ tables: [table('a', 5, 'ours')], gone: {} });
  const found = await lookAtCard(words);
  write({ tables: [table('a', 9e15, 'bogus')], gone: {} });
  await expect(shareCard(found)).rejects.toThrow('card-changed');
  expect([shelf(), cardWords(), read().tables[0]?.token]).toEqual(['a', null, 'bogus']);
  await shareCard(await lookAtCard(words));
  expect([shelf(), cardWords()]).toEqual(['a', words]);
});

test('a card full of newer tables pushes none from the shelf at which this device has a seat', async () => {
  const theirs = [...'abcdefghijklmnopqrst'].map((letter) => table(letter, 9e15, 'theirs'));
  const { words, read } = await hostileCard({ tables: theirs, gone: {} });
  setOurTables({ tables: [table('z', 5, 'ours')], gone: {} });
  await shareCard(await lookAtCard(words));
  await syncCard();
  expect(knownTables().filter(({ token }) => token === 'ours')).toHaveLength(1);
  expect(read().tables).toHaveLength(theirs.length);
});

test('names on a card are as short and plain as those at a table, and no token makes a server refuse the shelf', () => {
  const long = {
    ...table('a', 1),
    name: 'n'.repeat(9999),
    game: 'g'.repeat(9999),
    names: Array(500).fill('\u202eMia\u0301\u0301\u0301\u0301\u0301\u0301'),
  };
  const { tables } = contentOf(
    JSON.stringify({
      tables: [
        long,
        table('a', 2),
        table('b', 1, 't'.repeat(LONGEST_SECRET)),
        table('c', 1, 't'.repeat(LONGEST_SECRET + 1)),
        { ...table('d', 1), joinKey: 'k'.repeat(LONGEST_SECRET + 1) },
      ],
      gone: { x: 1, [named('b')]: 1 },
    }),
    1000,
  );
  expect(tables.map(({ id }) => id.charAt(0)).join('')).toBe('abd');
  expect(tables[2]).not.toHaveProperty('joinKey');
  const { name, game, names } = contentOf(JSON.stringify({ tables: [long] }), 1000).tables[0] ?? table('x', 0);
  expect([name, game].map((text) => text?.length)).toEqual([TABLE_NAME_LENGTH, TABLE_NAME_LENGTH]);
  expect(names).toEqual(Array(MOST_SEATS).fill('Mi\u00e1\u0301\u0301\u0301'));
});

test('what is on a card is believed only as far as it can be true', () => {
  const now = 1000;
  const told = { ...table('a', 9e15), phase: 'gone', names: 'Mia', mine: ['0', 1], yourTurn: 'yes', creatures: null };
  const { tables, gone } = contentOf(
    JSON.stringify({
      tables: [told, null, 7, { id: '../x', token: 't' }, { id: named('b') }],
      gone: { [named('c')]: 1e99 },
    }),
    now,
  );
  expect(tables).toEqual([
    { ...table('a', now), phase: 'playing', names: [], mine: [1], yourTurn: false, creatures: [] },
  ]);
  expect(gone).toEqual({ [named('c')]: now });
  for (const junk of ['', '[', 'null', '7', '{"tables":7,"gone":7}', '{"tables":{"length":9}}'])
    expect(contentOf(junk, now)).toEqual({ tables: [], gone: {} });
});

test('a table stays the newest for no longer than its card is young', async () => {
  setOurTables({ tables: [table('z', Date.now() + 1e12)], gone: {} });
  await makeCard();
  const found = await lookAtCard(cardWords() ?? '');
  expect(found.tables[0]?.seen).toBeLessThanOrEqual(Date.now());
});
