// Sentences in pieces: for every message of every catalogue what is recorded and what is read aloud agree.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogueOf } from '../../po.ts';
import { CREATURES } from '../art/creatures';
import { entryOf, GAME_NAMES } from '../games';
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

/** What every game says, but for a title and what nobody reads. */
const SAID = /\.(lesson\.\w+(?!\.title)|coach|prompt|ending|event|now|guide|verdict|hint(?!\.chance)|refusal)\b/;
/** What boards put into the bar by themselves (`says` in games/index.ts), and reasons of hints. */
const SAID_BY_BOARDS: Readonly<Record<string, readonly string[]>> = {
  'monster-chase': ['remember', 'reason.swap', 'reason.new', 'reason.feared', 'reason.waits'],
  'monster-baby-rescue': [
    ...['proposal', 'proposal-free', 'preview.level.torso', 'preview.more', 'preview.goal', 'preview.as-clean'],
    ...['more-points', 'fewer-points', 'again', 'next', 'choice.head', 'need.every-part', 'count.beds'],
  ],
  'pets-rescue': [
    ...['pick-line.row', 'pick-line.column', 'pick-detail', 'question.upright', 'question.sideways', 'moves-in'],
    ...['face.per-pet', 'face.offer.more', 'pass-ask', 'offer-ask', 'reveal', 'a.wild', 'count.dog'],
  ],
  'wombat-rescue': [
    ...[
      'ask.walk',
      'go-home',
      'rescues',
      'finds',
      'eats.roots',
      'pushes',
      'gets-lost',
      'caught',
      'baby-runs',
      'last-move',
    ],
    ...[
      'chase-at',
      'dingo-catches',
      'ask.prowl',
      'ask.cube',
      'ask.den',
      'ends-turn',
      'ends-turn.moves',
      'ends-turn.cube',
    ],
    ...['ends-turn.dingo', 'play-card', 'card.scamper', 'card.scamper.does', 'scamper', 'scamper-detail'],
  ],
  'monster-falle': ['between.homing', 'label.place', 'guide.push.left', 'guide.keys.top', 'guide.pull.bottom'],
};
const SAID_AT_EVERY_TABLE = [
  'table.more-hint',
  'refusal.lesson-goes-on',
  'refusal.not-your-turn',
  'undo.ask',
  'end.over',
];
const isSaid = (game: string, key: string) =>
  SAID_AT_EVERY_TABLE.includes(key) ||
  SAID_BY_BOARDS[game]?.some((one) => key === `${game}.${one}`) ||
  (key.startsWith(`${game}.`) && SAID.test(key) && !/\.(title|skip)$|@/.test(key));

const NAME = 'Zo\u00eb Qwx';
/** A sentence that is nearly all names is left to another voice. */
const SHORT_NAME = 'Zo\u00eb';
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
const filled = (pattern: string, n: number, who = NAME): Record<string, Arg> =>
  Object.fromEntries(placesIn(choicesMade(pattern)[0] ?? '').map(({ name }) => [name, name === 'n' ? n : who]));

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
      if (!isSaid(game, key)) continue;
      for (const pattern of typeof forms === 'string' ? [forms] : Object.values(forms)) {
        const sentence = new Translator(language, { said: pattern }).translate({
          key: 'said',
          args: filled(pattern, 7, SHORT_NAME),
        });
        const left = cut(sentence, recorded)
          .filter((part) => !part.recorded)
          .map(({ text }) => recordedText(text));
        expect(
          left.filter((text) => /\p{L}/u.test(text.replaceAll(SHORT_NAME, ''))),
          sentence,
        ).toEqual([]);
      }
    }
  });

  test.each(GAME_NAMES)(`${language}: of a seat of this device %s says all but the name`, (game) => {
    const catalogue = { ...catalogues[0], ...catalogues[1 + GAME_NAMES.indexOf(game)] };
    const recorded = new Recorded(spokenLines(game, catalogue, locale).map(({ text }) => text));
    for (const creature of CREATURES) {
      const called = new Translator(language, catalogue).translate({
        key: 'aloud.called',
        args: { name: NAME, creature: { key: `creature.${creature}`, args: {} } },
      });
      const left = cut(called, recorded).filter((part) => !part.recorded);
      expect(left.map(({ text }) => recordedText(text))).toEqual([NAME]);
    }
  });
}

test.each(GAME_NAMES)('in %s what is heard less often is recorded last', (game) => {
  const catalogue = { ...readPo('.', 'en'), ...readPo(`games/${game.replaceAll('-', '_')}`, 'en') };
  const lines = spokenLines(game, catalogue, 'en');
  const first = lines.findIndex(({ chapter }) => chapter === 'rare');
  expect(lines.slice(first).every(({ chapter }) => chapter === 'rare')).toBe(true);
  expect(first).toBeLessThan(250);
  expect(lines.findIndex(({ text }) => text === 'Press Hint again to hear more.')).toBeGreaterThan(first);
});

test.each(GAME_NAMES)('what the board of %s says is in its catalogue', (game) => {
  const keys = Object.keys(readPo(`games/${game.replaceAll('-', '_')}`, 'en'));
  const { prompts = [], words = [], rare = [] } = entryOf(game)?.says ?? {};
  for (const family of [...prompts, ...words, ...rare])
    expect(
      keys.some((key) => key === `${game}.${family}` || key.startsWith(`${game}.${family}.`)),
      family,
    ).toBe(true);
});
