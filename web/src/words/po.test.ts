// po.ts: catalogues as modules.
import { expect, test } from 'vitest';
import { catalogueOf } from '../../po.ts';

const CZECH = `
msgid ""
msgstr ""
"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);\\n"

msgctxt "play"
msgid "Play"
msgstr "Hrát"

msgctxt "points"
msgid "{n} point"
msgid_plural "{n} points"
msgstr[0] "{n} bod"
msgstr[1] "{n} body"
msgstr[2] "{n} bodů"
`;

test('a message is a text, or its texts by the plural categories of the language', () => {
  expect(catalogueOf(CZECH, 'cs')).toEqual({
    play: 'Hrát',
    points: { one: '{n} bod', few: '{n} body', other: '{n} bodů' },
  });
});

test('English says what the others translate', () => {
  const english = CZECH.replace(/nplurals.*;/, 'nplurals=2; plural=(n != 1);');
  expect(catalogueOf(english, 'en')).toEqual({ play: 'Play', points: { one: '{n} point', other: '{n} points' } });
});

test('what nobody has translated is said in English', () => {
  expect(catalogueOf(CZECH.replace('"Hrát"', '""').replace(/"{n} bod.*"/g, '""'), 'cs')).toEqual({
    play: 'Play',
    points: { one: '{n} point', other: '{n} points' },
  });
});
