// Makes a module of every catalogue (a PO file): each key with its text, or with its texts by plural category.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import PO from 'pofile';
import type { Plugin } from 'vite';

const SOURCE = 'en'; // sentences are written in this language first: its catalogue has no translations
const MANY_ENOUGH = 200; // numbers that show every plural form of a language
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
    /** Who has no JavaScript has no language either: it is said in all of them. */
    transformIndexHtml: (html) => html.replace('%no-script%', inEveryLanguage('no-script')),
  };
}

/** What stands on the boxes of the games: the shelf says it before any game is opened. */
function boxesOf(file: string): Catalogue {
  const files = readdirSync(GAMES).map((game) => join(GAMES, game, 'catalogue', file));
  const all = files.filter(existsSync).flatMap((one) => Object.entries(catalogueIn(one)));
  return Object.fromEntries(all.filter(([key]) => ON_THE_BOX.test(key)));
}

function inEveryLanguage(key: string): string {
  const files = readdirSync(HOUSE).filter((file) => file.endsWith('.po'));
  return files.map((file) => `<p lang="${basename(file, '.po')}">${plainText(file, key)}</p>`).join('');
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
    const translated = language !== SOURCE && item.msgstr.every(Boolean); // otherwise it is said in English
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

/** Which of a message's plural forms each category of the language has. */
function pluralCategories(header: string, language: string): [string, number][] {
  const expression = /plural=([^;]+)/.exec(header)?.[1] ?? '0';
  if (/[^n\d\s!=<>?:%&|()]/.test(expression)) throw new Error(`${language}.po: Plural-Forms cannot be read: ${header}`);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-type-assertion -- checked just above; PO files say it so
  const indexOf = new Function('n', `return Number(${expression})`) as (n: number) => number;
  const rules = new Intl.PluralRules(language);
  const found = new Map(Array.from({ length: MANY_ENOUGH }, (_, n) => [rules.select(n), indexOf(n)]));
  return [...found];
}
