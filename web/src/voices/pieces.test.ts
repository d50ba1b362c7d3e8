// Sentences in pieces: for every message of every catalogue what is recorded and what is read aloud agree.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogueOf } from '../../po.ts';
import { GAME_NAMES } from '../games';
import { localeOf } from '../words/locale';
import { Translator, type Arg } from '../words/translate';
import { choicesMade, cut, placesIn, recordedText, recordedTexts, Recorded } from './pieces';
import { spokenLines } from './spoken_lines';

const SOURCES = new URL('../../../src/homeward/', import.meta.url);
const readPo = (folder: string, language: string) =>
  catalogueOf(readFileSync(new URL(`${folder}/catalogue/${language}.po`, SOURCES), 'utf8'), language);
const languages = readdirSync(new URL('catalogue', SOURCES))
  .filter((file) => file.endsWith('.po'))
  .map((file) => file.slice(0, -'.po'.length));
const folders = ['.', ...GAME_NAMES.map((game) => `games/${game.replaceAll('-', '_')}`)];

const NAME = 'Zo\u00eb Qwx';
const parts = (sentence: string, ...recorded: string[]) =>
  cut(sentence, new Recorded(recorded)).map(({ text, recorded: by }) => [text, by ?? null]);

test.each([
  ['Turn over a tile.', ['Turn over a tile.']],
  ['It is {name}’s turn', ['It is', '’s turn']],
  ['{toy}! Nobody here is afraid.', ['Nobody here is afraid.']],
  ['{who} calls: “{call}” And in it goes.', ['calls', 'And in it goes.']],
  ['{name}: {text}', []],
  ['¡{name} juega!', ['juega!']],
  ['{a@gender|m=Tvůj|f=Tvoje} domov, {a@acc}', ['Tvůj domov', 'Tvoje domov']],
])('%s is recorded without its places', (pattern, texts) => expect(recordedTexts(pattern)).toEqual(texts));

test('a sentence with a name is spoken around the name', () => {
  expect(parts('Mia turns over tile 3.', 'turns over tile', '3')).toEqual([
    ['Mia ', null],
    ['turns over tile ', 'turns over tile'],
    ['3.', '3'],
  ]);
  expect(parts('It is Mia’s turn', 'It is', '’s turn')).toEqual([
    ['It is ', 'It is'],
    ['Mia', null],
    ['’s turn', '’s turn'],
  ]);
});

test('of two recordings the longer one says it', () => {
  expect(parts('Turn over a tile.', 'Turn over', 'Turn over a tile.')).toEqual([
    ['Turn over a tile.', 'Turn over a tile.'],
  ]);
});

test('a recording is a part of no longer word', () => {
  expect(parts('Catch balls', 'Catch', 'ball')).toEqual([
    ['Catch ', 'Catch'],
    ['balls', null],
  ]);
});

test('a voice that would say only a word or two is not used', () => {
  expect(parts('A window lights up: 2 of 12.', '2', '12')).toEqual([['A window lights up: 2 of 12.', null]]);
});

/** The places of a message, filled with a name, or with a number where a message counts. */
const filled = (pattern: string, n: number): Record<string, Arg> =>
  Object.fromEntries(placesIn(choicesMade(pattern)[0] ?? '').map(({ name }) => [name, name === 'n' ? n : NAME]));

for (const language of languages) {
  const catalogues = folders.map((folder) => readPo(folder, language));
  const locale = localeOf(language);

  test(`${language}: the pieces of any sentence are the sentence, and no piece to record has a place or a name`, () => {
    for (const catalogue of catalogues)
      for (const forms of Object.values(catalogue))
        for (const pattern of typeof forms === 'string' ? [forms] : Object.values(forms)) {
          const texts = recordedTexts(pattern);
          const sentence = new Translator(language, { said: pattern }).translate({
            key: 'said',
            args: filled(pattern, 7),
          });
          const pieces = cut(sentence, new Recorded(texts));
          expect(pieces.map(({ text }) => text).join('')).toBe(sentence);
          expect(texts.join(' ')).not.toMatch(/[{}|@]/);
          expect(pieces.filter(({ recorded }) => recorded?.includes(NAME))).toEqual([]);
        }
  });

  test.each(GAME_NAMES)(`${language}: all of what %s says is said by its recordings, except names`, (game) => {
    const catalogue = { ...catalogues[0], ...catalogues[1 + GAME_NAMES.indexOf(game)] };
    const lines = spokenLines(game, catalogue, locale);
    expect(lines.map(({ text }) => text).filter((text) => recordedText(text) !== text)).toEqual([]);
    expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length);
    expect(lines.filter(({ chapter }) => chapter === 'lessons').length).toBeGreaterThan(5);
    const recorded = new Recorded(lines.map(({ text }) => text));
    for (const [key, forms] of Object.entries(catalogue)) {
      if (
        !/\.(lesson\.\w+(?!\.title)|coach|prompt|ending)\b/.test(key) ||
        !key.startsWith(`${game}.`) ||
        key.endsWith('.title')
      )
        continue;
      for (const pattern of typeof forms === 'string' ? [forms] : Object.values(forms)) {
        const sentence = new Translator(language, { said: pattern }).translate({
          key: 'said',
          args: filled(pattern, 7),
        });
        const left = cut(sentence, recorded)
          .filter((part) => !part.recorded)
          .map(({ text }) => recordedText(text));
        expect(
          left.filter((text) => /\p{L}/u.test(text.replaceAll(NAME, ''))),
          sentence,
        ).toEqual([]);
      }
    }
  });
}
