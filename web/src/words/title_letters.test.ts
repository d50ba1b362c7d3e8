// @vitest-environment happy-dom
// The font of titles is chosen by the letters of a language, not by its name.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PO from 'pofile';
import { expect, test } from 'vitest';
import { chooseTitleFont } from './title_letters';

function fontFor(...sentences: Parameters<typeof chooseTitleFont>[0]): string | undefined {
  chooseTitleFont(sentences);
  return document.documentElement.dataset.titles;
}
/** Everything that a catalogue says. */
function sentencesOf(language: string): string[] {
  const file = join(import.meta.dirname, `../../../src/homeward/catalogue/${language}.po`);
  return PO.parse(readFileSync(file, 'utf8')).items.flatMap(({ msgid, msgstr }) =>
    language === 'en' ? msgid : msgstr,
  );
}

test.each(['en', 'de', 'fr', 'es'])('%s has titles in their own font', (language) => {
  expect(fontFor(...sentencesOf(language))).toBe('own');
});

test('Czech has titles in the font of texts', () => {
  expect(fontFor(...sentencesOf('cs'))).toBe('text');
});

test.each(['Zażółć gęślą jaźń', 'Їжак', 'Şimdi', 'Tőr', 'Ζώα'])('so has a language that writes %s', (sentence) => {
  expect(fontFor('Hello', { one: 'Yes', other: sentence })).toBe('text');
});

test('other signs than letters are of no account', () => {
  expect(fontFor('„Straße“ → 2 × ½ …', 'Œuf à la coque, ¿verdad?')).toBe('own');
});
