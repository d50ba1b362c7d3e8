// The cases that Python's translator is tested with, too: both must make the same sentences.
import { expect, test } from 'vitest';
import cases from '../../../tests/catalogue/cases.json?raw';
import { parseJson } from '../assert';
import { Translator, type Catalogue, type Text } from './translate';

interface Case {
  about: string;
  texts: Catalogue;
  language: string;
  players: string[];
  said: Text;
  sentence: string;
}

for (const { about, texts, language, players, said, sentence } of parseJson<Case[]>(cases)) {
  test(about, () => expect(new Translator(language, texts).translate(said, players)).toBe(sentence));
}
