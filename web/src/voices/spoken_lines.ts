// What a game says at the table, as lines to record: derived from its catalogue.
import type { Catalogue, Forms } from '../words/translate';
import { placesIn, recordedText, recordedTexts, type MessagePlace } from './pieces';

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
  'lesson.well-done',
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
  const seen = new Set<string>();
  return all.filter(({ text }) => !seen.has(text) && seen.add(text));
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

/** What the things are called that stand in the places of these messages, and in the places of their names. */
function thingsIn(game: string, catalogue: Catalogue, patterns: readonly string[]): string[] {
  const names = new Set<string>();
  const waiting = [...patterns];
  for (const pattern of waiting) {
    const found = placesIn(pattern).flatMap((place) => namesFor(place, game, catalogue));
    for (const name of found) {
      if (!names.has(name)) waiting.push(name);
      names.add(name);
    }
  }
  return [...names].flatMap(recordedTexts);
}

/** A place is named after what stands in it: {monster} after `monster.molinda`, {call} after `call`. */
function namesFor({ name, form, first }: MessagePlace, game: string, catalogue: Catalogue): string[] {
  const textsOf = (keys: readonly string[]) =>
    keys.flatMap((key) => formsOf(catalogue[`${key}@${form}`] ?? catalogue[key]));
  const things = idsIn(`${game}.${name}`, catalogue);
  if (!things.length)
    return textsOf([`${game}.${name}`].filter((key) => placesIn(formsOf(catalogue[key])[0] ?? '').length));
  const own = textsOf(things.map((id) => `${game}.${name}.${id}`));
  if (!first) return own;
  // a thing at the beginning of a sentence may have another name there: “The teddy bear”
  const begun = familiesWith(things, game, catalogue).map((family) => textsOf(things.map((id) => `${family}.${id}`)));
  const capital = begun.filter((texts) => texts.every((text) => text.charAt(0) !== text.charAt(0).toLowerCase()));
  return capital.length ? capital.flat() : own;
}

const idsIn = (family: string, catalogue: Catalogue): string[] =>
  Object.keys(catalogue)
    .filter((key) => key.startsWith(`${family}.`) && !key.includes('@'))
    .map((key) => key.slice(family.length + 1))
    .filter((id) => !id.includes('.'));

/** The families of messages that have one for exactly these things. */
function familiesWith(things: readonly string[], game: string, catalogue: Catalogue): string[] {
  const families = new Set(Object.keys(catalogue).flatMap((key) => FAMILY.exec(key)?.[1] ?? []));
  return [...families].filter((one) => one.startsWith(`${game}.`) && idsIn(one, catalogue).join() === things.join());
}
const FAMILY = /^([^.]+\.[^.@]+)\.[^.@]+$/;

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
