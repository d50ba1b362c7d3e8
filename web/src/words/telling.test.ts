// Sentences are made alike in Python and in the browser: both are asked for the same cases.
import { expect, test } from 'vitest';
import cases from '../../../tests/catalogue/cases.json?raw';
import { parsed } from '../sure';
import { Teller, type Said, type Texts } from './telling';

interface Case {
  about: string;
  texts: Texts;
  language: string;
  players: string[];
  said: Said;
  sentence: string;
}

for (const { about, texts, language, players, said, sentence } of parsed<Case[]>(cases)) {
  test(about, () => expect(new Teller(language, texts).tell(said, players)).toBe(sentence));
}
