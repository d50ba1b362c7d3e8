// What a game says at the table, as lines to record: derived from its catalogue.
import type { Catalogue, Forms } from '../words/translate';
import { placesIn, recordedText, recordedTexts } from './pieces';

/** The parts of the list, in the order in which they are recorded. */
export const CHAPTERS = ['lessons', 'prompts', 'end', 'events', 'words'] as const;
export type Chapter = (typeof CHAPTERS)[number];

export interface SpokenLine {
  /** What is said, and the name of its recording. */
  text: string;
  /** The sentence that it is cut from, with an ellipsis for what may stand there; empty if it is whole. */
  within: string;
  chapter: Chapter;
}

/** Messages of a game that are shown in the bar, by the beginning of the key. */
const SAID: readonly (readonly [Chapter, readonly string[]])[] = [
  ['lessons', ['lesson', 'coach', 'guide']],
  ['prompts', ['prompt']],
  ['end', ['verdict', 'ending', 'cheer']],
  ['events', ['event', 'now', 'turning', 'oops']],
];
const ON_BUTTONS = /^lesson\.[^.]+\.title$|\.skip$/;
/** What every game says in the bar. */
const AT_EVERY_TABLE: readonly string[] = [
  'table.wait-for',
  'table.bot-thinks',
  'table.thinking',
  'curtain.title',
  'curtain.text',
];
const LARGEST_NUMBER = 20;

/** The lines of a game in the order in which they are recorded, each once. */
export function spokenLines(game: string, catalogue: Catalogue, locale: string): SpokenLine[] {
  const said = [...messagesOf(game, catalogue)];
  const lines = said.flatMap(({ chapter, pattern }) =>
    recordedTexts(pattern).map((text): SpokenLine => ({ text, within: contextOf(pattern, text), chapter })),
  );
  const words = [
    ...thingsIn(
      game,
      catalogue,
      said.map(({ pattern }) => pattern),
    ),
    ...numbers(locale),
    ...listWords(locale),
  ];
  const all = [...lines, ...words.map((text): SpokenLine => ({ text, within: '', chapter: 'words' }))];
  return [...new Map(all.reverse().map((line) => [line.text, line])).values()].reverse();
}

interface Message {
  chapter: Chapter;
  pattern: string;
}

function* messagesOf(game: string, catalogue: Catalogue): Generator<Message> {
  const keys = Object.keys(catalogue).filter((key) => !key.includes('@'));
  for (const [chapter, families] of SAID) {
    for (const family of families)
      for (const key of keys)
        if (isIn(key, `${game}.${family}`) && !ON_BUTTONS.test(key.slice(game.length + 1)))
          yield* formsOf(catalogue[key]).map((pattern) => ({ chapter, pattern }));
    if (chapter === 'prompts')
      for (const key of AT_EVERY_TABLE) yield* formsOf(catalogue[key]).map((pattern) => ({ chapter, pattern }));
  }
}

const isIn = (key: string, family: string): boolean => key === family || key.startsWith(`${family}.`);

const formsOf = (forms: Forms | undefined): string[] =>
  typeof forms === 'object' ? Object.values(forms) : forms ? [forms] : [];

/** The names of the things that stand in places: a place is named after its things, as {monster} after `monster.molinda`. */
function thingsIn(game: string, catalogue: Catalogue, patterns: readonly string[]): string[] {
  const wanted = new Map(patterns.flatMap(placesIn).map(({ name, form }) => [`${name}@${form}`, { name, form }]));
  return [...wanted.values()].flatMap(({ name, form }) =>
    Object.keys(catalogue)
      .filter((key) => key.startsWith(`${game}.${name}.`) && !key.includes('@'))
      .flatMap((key) => formsOf(catalogue[`${key}@${form}`] ?? catalogue[key]))
      .flatMap(recordedTexts),
  );
}

function numbers(locale: string): string[] {
  const format = new Intl.NumberFormat(locale);
  return Array.from({ length: LARGEST_NUMBER + 1 }, (_, n) => format.format(n));
}

/** “and” and “or”. */
const listWords = (locale: string): string[] =>
  (['conjunction', 'disjunction'] as const)
    .flatMap((type) =>
      new Intl.ListFormat(locale, { type })
        .formatToParts(['1', '2'])
        .flatMap(({ type: kind, value }) => (kind === 'literal' ? recordedText(value) : [])),
    )
    .filter(Boolean);

function contextOf(pattern: string, text: string): string {
  const sentence = pattern.replace(/\{[^{}]*\}/g, '…');
  return recordedText(sentence) === text ? '' : sentence;
}
