// Makes a module of every catalogue (a PO file): each key with its text, or with its texts by plural category.
import { basename } from 'node:path';
import PO from 'pofile';
import type { Plugin } from 'vite';

const SOURCE = 'en'; // sentences are written in this language first: its catalogue has no translations
const MANY_ENOUGH = 200; // numbers that show every plural form of a language

type Forms = string | Record<string, string>;

export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    transform(code, id) {
      if (!id.endsWith('.po')) return null;
      return { code: `export default ${JSON.stringify(textsOf(code, basename(id, '.po')))};`, map: null };
    },
  };
}

export function textsOf(file: string, language: string): Record<string, Forms> {
  const catalogue = PO.parse(file);
  const categories = pluralCategories(catalogue.headers['Plural-Forms'] ?? '', language);
  const entries = catalogue.items.map((item): [string, Forms] => {
    const said = language === SOURCE ? [item.msgid, item.msgid_plural ?? ''] : item.msgstr;
    const form = (index: number) => said[index] ?? '';
    const forms = categories.map(([category, index]) => [category, form(index)]);
    return [item.msgctxt ?? '', item.msgid_plural === undefined ? form(0) : Object.fromEntries(forms)];
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
