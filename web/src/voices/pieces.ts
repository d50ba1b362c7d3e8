// The pieces of which sentences are spoken, so that a person can record them: no piece that is recorded needs a name.
// What is recorded (spoken_lines.ts) and what is read aloud (own_voice.svelte.ts) are cut here, so that they agree.

/** A part of a sentence. */
export interface CutPart {
  text: string;
  /** The name of the recording that says it. Without one another voice must, or nobody. */
  recorded?: string;
}

// {monster}, {monster@acc} and {monster@gender|m=…|f=…}, as in words/translate.ts
const PLACE = /\{([\p{L}\p{N}_]+)(?:@([\p{L}\p{N}_]+))?\}/gu;
const CHOICE = /\{[\p{L}\p{N}_]+@[\p{L}\p{N}_]+((?:\|[^|{}]*)+)\}/u;
const SPOKEN = /[\p{L}\p{N}]/u;
/** Signs before the first word, except those that belong to it, as in `’s turn` and `¿Qué?`. */
const BEFORE = /^[^\p{L}\p{N}]*?(?=[’'¿¡]?[\p{L}\p{N}])/u;
const AFTER = /[^\p{L}\p{N}.!?…’'”»]+$/u;

/** What is recorded of some words, which is also the name of the recording; empty if there is nothing to say. */
export const recordedText = (words: string): string =>
  SPOKEN.test(words) ? words.replace(BEFORE, '').replace(AFTER, '') : '';

/** What is recorded of a message: the words before, between and after its places, for every choice that it has. */
export const recordedTexts = (pattern: string): string[] =>
  choicesMade(pattern)
    .flatMap((one) => one.split(PLACE).filter((_, i) => i % 3 === 0))
    .map(recordedText)
    .filter(Boolean);

export interface MessagePlace {
  name: string;
  /** The form in which it wants its thing. */
  form: string;
  /** Does it begin the message? */
  first: boolean;
}

export const placesIn = (pattern: string): MessagePlace[] =>
  [...pattern.replace(CHOICE, '').matchAll(PLACE)].map(({ index, 1: name = '', 2: form = '' }) => ({
    name,
    form,
    first: index === 0,
  }));

/** A message with each of its choices made, in every combination. */
export function choicesMade(pattern: string): string[] {
  const [choice, texts = ''] = CHOICE.exec(pattern) ?? [];
  if (choice === undefined) return [pattern];
  const made = texts
    .slice(1)
    .split('|')
    .map((one) => one.slice(one.indexOf('=') + 1));
  return made.flatMap((text) => choicesMade(pattern.replace(choice, () => text)));
}

/** Recordings by the first word, the longest first. */
export class Recorded {
  readonly #byStart = new Map<string, string[]>();

  constructor(recorded: Iterable<string>) {
    for (const text of recorded) {
      const start = firstWord(text);
      this.#byStart.set(start, [...(this.#byStart.get(start) ?? []), text]);
    }
    for (const texts of this.#byStart.values()) texts.sort((one, other) => other.length - one.length);
  }

  /** The longest recording of what stands at a place of a sentence. */
  at(sentence: string, place: number): string | undefined {
    const rest = sentence.slice(place);
    return this.#byStart.get(firstWord(rest))?.find((text) => rest.startsWith(text) && !continues(rest, text.length));
  }
}

const WORD = /[\p{L}\p{N}]+/u;
const firstWord = (text: string): string => WORD.exec(text)?.[0] ?? '';
/** Does a word go on here? */
const continues = (text: string, at: number): boolean => /[\p{L}\p{N}]{2}/u.test(text.slice(at - 1, at + 1));

/** A number or a name of a thing alone in another voice than the rest would be worse than one voice. */
const ENOUGH = 0.2;

/** A sentence in parts, with the recordings that say them. Joined they are the sentence. */
export function cut(sentence: string, recorded: Recorded): CutPart[] {
  const parts: CutPart[] = [];
  let place = 0;
  for (const { index } of sentence.matchAll(/[’'¿¡]?[\p{L}\p{N}]+/gu)) {
    if (index < place) continue;
    const text = recorded.at(sentence, index);
    if (text === undefined) continue;
    addGap(parts, sentence.slice(place, index));
    parts.push({ text, recorded: text });
    place = index + text.length;
  }
  addGap(parts, sentence.slice(place));
  const said = parts.reduce((sum, part) => sum + (part.recorded ? letters(part.text) : 0), 0);
  return said && said >= ENOUGH * letters(sentence) ? parts : [{ text: sentence }];
}

const letters = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** Signs and spaces belong to what stands before them. */
function addGap(parts: CutPart[], gap: string): void {
  const last = parts.at(-1);
  const signs = !last ? '' : SPOKEN.test(gap) ? (BEFORE.exec(gap)?.[0] ?? '') : gap;
  if (last) last.text += signs;
  if (gap.length > signs.length) parts.push({ text: gap.slice(signs.length) });
}
