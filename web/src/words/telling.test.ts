// Sentences are made alike in Python and in the browser: both are asked for the same cases.
import { expect, test } from 'vitest';
import cases from '../../../tests/catalogue/cases.json';
import { Teller, type Forms, type Said } from './telling';

for (const { about, texts, language, players, said, sentence } of cases) {
  test(about, () => {
    const teller = new Teller(language, texts as unknown as Record<string, Forms>);
    expect(teller.tell(said as unknown as Said, players)).toBe(sentence);
  });
}
