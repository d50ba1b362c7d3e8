// What Python knows of our languages (written by `make words`) is what the browser does.
import { expect, test } from 'vitest';
import rulesFile from '../../../src/homeward/catalogue/locale_rules.json?raw';
import wishesFile from '../../../tests/catalogue/wishes.json?raw';
import { parseJson } from '../assert';
import { firstSpoken, SOURCE } from './first_spoken';
import { localeOf } from './locale';

interface LocaleRules {
  categories: string[];
  minus: string;
  group: string;
  fewest_grouped: number;
}

interface Wishes {
  spoken: string[];
  cases: { wishes: string[]; found: string | null }[];
}

for (const [language, rules] of Object.entries(parseJson<Record<string, LocaleRules>>(rulesFile))) {
  test(`numbers and plural forms of ${language}`, () => {
    const numbers = new Intl.NumberFormat(localeOf(language));
    const four = rules.fewest_grouped > 4 ? '1234' : `1${rules.group}234`;
    expect([1234, -12345].map((n) => numbers.format(n))).toEqual([four, `${rules.minus}12${rules.group}345`]);
    const plurals = new Intl.PluralRules(localeOf(language));
    const used = new Set(Array.from({ length: 200 }, (_, n) => plurals.select(n)));
    expect([...used].sort()).toEqual([...rules.categories].sort());
  });
}

const { spoken, cases } = parseJson<Wishes>(wishesFile);
for (const { wishes, found } of cases) {
  test(`who wishes ${wishes.join(', ') || 'nothing'} gets ${found ?? 'the source language'}`, () => {
    expect(firstSpoken(wishes, spoken)).toBe(found ?? SOURCE);
  });
}
