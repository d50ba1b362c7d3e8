// Makes a module of every catalogue (a PO file): each key with its sentence, or with its sentences by plural category.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import PO from 'pofile';
import type { Plugin } from 'vite';

const SOURCE = 'en'; // the source language: its catalogue has no translations
const MANY_ENOUGH = 200; // the numbers below this use every plural form of a language
const ENGLISH: [string, number][] = [
  ['one', 0],
  ['other', 1],
];
const HOUSE = join(import.meta.dirname, '../src/homeward/catalogue');
const GAMES = join(import.meta.dirname, '../src/homeward/games');
const ON_THE_BOX = /^[^.]+\.(title|tagline)$/;

type Forms = string | Record<string, string>;
type Catalogue = Record<string, Forms>;

export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    transform(code, id) {
      if (!id.endsWith('.po')) return null;
      const catalogue = catalogueOf(code, basename(id, '.po'));
      const boxes = dirname(id) === HOUSE ? boxesOf(basename(id)) : {};
      return { code: `export default ${JSON.stringify({ ...catalogue, ...boxes })};`, map: null };
    },
    /** Without JavaScript no language is chosen: the page shows the sentence in all of them. */
    transformIndexHtml: (html) => html.replace('%no-script%', inEveryLanguage('no-script')),
  };
}

/** Titles and taglines of the games: the shelf shows them before any game is loaded. */
function boxesOf(file: string): Catalogue {
  const files = readdirSync(GAMES).map((game) => join(GAMES, game, 'catalogue', file));
  const all = files.filter(existsSync).flatMap((one) => Object.entries(catalogueIn(one)));
  return Object.fromEntries(all.filter(([key]) => ON_THE_BOX.test(key)));
}

function inEveryLanguage(key: string): string {
  const sentences = Object.entries(sentencesOf(key));
  return sentences.map(([language, sentence]) => `<p lang="${language}">${sentence}</p>`).join('');
}

/** A sentence without placeholders by language. */
export function sentencesOf(key: string): Record<string, string> {
  const files = readdirSync(HOUSE).filter((file) => file.endsWith('.po'));
  return Object.fromEntries(files.map((file) => [basename(file, '.po'), plainText(file, key)]));
}

function plainText(file: string, key: string): string {
  const text = catalogueIn(join(HOUSE, file))[key];
  return typeof text === 'string' ? text : '';
}

const catalogueIn = (file: string): Catalogue => catalogueOf(readFileSync(file, 'utf8'), basename(file, '.po'));

export function catalogueOf(file: string, language: string): Catalogue {
  const po = PO.parse(file);
  const categories = pluralCategories(po.headers['Plural-Forms'] ?? '', language);
  const entries = po.items.map((item): [string, Forms] => {
    const translated = language !== SOURCE && item.msgstr.every(Boolean); // otherwise the English sentence is used
    const sentences = translated ? item.msgstr : [item.msgid, item.msgid_plural ?? ''];
    const form = (index: number) => sentences[index] ?? '';
    const forms = (translated ? categories : ENGLISH).map(([category, index]): [string, string] => [
      category,
      form(index),
    ]);
    return [item.msgctxt ?? '', item.msgid_plural ? Object.fromEntries(forms) : form(0)];
  });
  return Object.fromEntries(entries);
}

/** By plural category of the language, the index of its form in a message. */
function pluralCategories(header: string, language: string): [string, number][] {
  const expression = /plural=([^;]+)/.exec(header)?.[1] ?? '0';
  if (/[^n\d\s!=<>?:%&|()]/.test(expression)) throw new Error(`${language}.po: Plural-Forms cannot be read: ${header}`);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-type-assertion -- checked just above; PO files give a C expression
  const indexOf = new Function('n', `return Number(${expression})`) as (n: number) => number;
  const rules = new Intl.PluralRules(language);
  const found = new Map(Array.from({ length: MANY_ENOUGH }, (_, n) => [rules.select(n), indexOf(n)]));
  return [...found];
}
