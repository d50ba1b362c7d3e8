// Sentences are made alike in Python and in the browser: both are asked for the same cases.
import { expect, test } from 'vitest';
import cases from '../../../tests/catalogue/cases.json?raw';
import { parseJson } from '../assert';
import { Translator, type Said, type Texts } from './translate';

interface Case {
  about: string;
  texts: Texts;
  language: string;
  players: string[];
  said: Said;
  sentence: string;
}

for (const { about, texts, language, players, said, sentence } of parseJson<Case[]>(cases)) {
  test(about, () => expect(new Translator(language, texts).translate(said, players)).toBe(sentence));
}
