// What a game says at the table, as lines to record: derived from its catalogue.
import { CREATURES } from '../art/creatures';
import { entryOf } from '../games';
import type { Catalogue, Forms } from '../words/translate';
import { placesIn, recordedText, recordedTexts, type MessagePlace } from './pieces';

/** The parts of the list, in the order in which they are recorded. Who stops before the last one has what is said often. */
export const CHAPTERS = ['lessons', 'prompts', 'end', 'events', 'words', 'rare'] as const;
export type Chapter = (typeof CHAPTERS)[number];

export interface SpokenLine {
  /** What is said, and the name of its recording. */
  text: string;
  /** The sentence that it is cut from, with an ellipsis for what may stand there; empty if it is whole. */
  within: string;
  chapter: Chapter;
}

/** Messages of a game that are shown in the bar, by the beginning of the key. What its board says besides is in its entry. */
const SAID: Readonly<Partial<Record<Chapter, readonly string[]>>> = {
  lessons: ['lesson', 'coach', 'guide'],
  prompts: ['prompt'],
  end: ['verdict', 'ending', 'cheer'],
  events: ['event', 'now', 'turning', 'oops'],
  rare: ['hint', 'refusal'],
};
/** On buttons, or shown only on request. */
const NEVER_SAID = /^lesson\.[^.]+\.title$|\.skip$|^hint\.chance$/;
/** What every game says in the bar. */
const AT_EVERY_TABLE: Readonly<Partial<Record<Chapter, readonly string[]>>> = {
  prompts: [
    'lesson.well-done',
    'table.wait-for',
    'table.bot-thinks',
    'table.thinking',
    'curtain.title',
    'curtain.text',
  ],
  end: ['end.over'],
  rare: [
    ...['table.more-hint', 'table.onlooker', 'table.nobody-acts', 'table.nobody-acts-text', 'gone.prompt'],
    ...['gathering.title', 'gathering.text', 'notice.undo-asked', 'undo.ask', 'undo.waiting', 'link.on-its-way'],
    ...['refusal.lesson-goes-on', 'refusal.illegal', 'refusal.not-your-turn', 'refusal.stale', 'refusal.gathering'],
    ...['refusal.over', 'refusal.nothing-to-undo', 'refusal.undo-asked', 'refusal.undo-declined', 'refusal.not-now'],
    ...['refusal.somebody-away', 'link.one-at-a-time'],
  ],
};
/** “Mia, the mouse”: whose turn it is, where several play on one device. */
const CALLED = 'aloud.called';
const LARGEST_NUMBER = 20;

/** The lines of a game in the order in which they are recorded, each once. */
export function spokenLines(game: string, catalogue: Catalogue, locale: string): SpokenLine[] {
  const linesOf = (chapter: Chapter) => messagesOf(game, catalogue, chapter).flatMap((one) => linesIn(one, chapter));
  const thingsOf = (chapters: readonly Chapter[]) =>
    thingsIn(
      game,
      catalogue,
      chapters.flatMap((chapter) => messagesOf(game, catalogue, chapter)),
    );
  const wordLines = (texts: readonly string[], chapter: Chapter) =>
    texts.map((text): SpokenLine => ({ text, within: '', chapter }));
  const often = CHAPTERS.filter((chapter) => chapter !== 'rare');
  const all = [
    ...often.flatMap(linesOf),
    ...wordLines([...thingsOf(often), ...calledIn(catalogue), ...numbers(locale), ...listWords(locale)], 'words'),
    ...linesOf('rare'),
    ...wordLines(thingsOf(['rare']), 'rare'),
  ];
  const seen = new Set<string>();
  return all.filter(({ text }) => !seen.has(text) && seen.add(text));
}

const linesIn = (pattern: string, chapter: Chapter): SpokenLine[] =>
  recordedTexts(pattern).map((text) => ({ text, within: contextOf(pattern, text), chapter }));

/** The messages of a chapter. */
function messagesOf(game: string, catalogue: Catalogue, chapter: Chapter): string[] {
  const keys = Object.keys(catalogue).filter((key) => !key.includes('@'));
  const own: Partial<Record<Chapter, readonly string[]>> = entryOf(game)?.says ?? {};
  const said = [...(SAID[chapter] ?? []), ...(own[chapter] ?? [])].flatMap((family) =>
    keys.filter((key) => isIn(key, `${game}.${family}`) && !NEVER_SAID.test(key.slice(game.length + 1))),
  );
  return [...said, ...(AT_EVERY_TABLE[chapter] ?? [])].flatMap((key) => formsOf(catalogue[key]));
}

/** What is said after the name of a seat: “the mouse”, for every creature. */
const calledIn = (catalogue: Catalogue): string[] =>
  formsOf(catalogue[CALLED]).flatMap((pattern) =>
    placesIn(pattern).flatMap(({ name, form }) =>
      name === 'creature'
        ? CREATURES.flatMap((creature) => {
            const called = formsOf(catalogue[`creature.${creature}@${form}`] ?? catalogue[`creature.${creature}`]);
            return called.flatMap((one) => recordedTexts(pattern.replace(/\{creature(@\w+)?\}/, () => one)));
          })
        : [],
    ),
  );

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
