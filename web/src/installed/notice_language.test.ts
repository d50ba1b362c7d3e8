import { expect, test } from 'vitest';
import { sentenceIn } from './notice_language';

test('a language chooses among our sentences and brings none along', () => {
  const sentences = { en: 'It is your turn.', de: 'Du bist dran.' };
  expect(sentenceIn(sentences, 'de')).toBe('Du bist dran.');
  for (const language of ['', 'Send money', '__proto__', 'constructor', undefined, 7, ['de']])
    expect(sentenceIn(sentences, language)).toBe('It is your turn.');
});
