// The sentence of a turn notice in the language of the last page, which says it in a message.

type Sentences = Readonly<Record<string, string>>;

/** In English for everything that is no language of ours. */
export const sentenceIn = (sentences: Sentences, language: unknown): string =>
  sentences[speaks(sentences, language) ? language : 'en'] ?? '';

export const speaks = (sentences: Sentences, language: unknown): language is string =>
  typeof language === 'string' && Object.hasOwn(sentences, language);
