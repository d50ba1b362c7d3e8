// The words of a family card: proquints, five letters for 16 bits, pronounceable in any language.
import { nth } from '../assert';

const CONSONANTS = 'bdfghjklmnprstvz';
const VOWELS = 'aiou';
/** The letters of a word from left to right, each with its number of bits. */
const SHAPE = [
  [CONSONANTS, 12],
  [VOWELS, 10],
  [CONSONANTS, 6],
  [VOWELS, 4],
  [CONSONANTS, 0],
] as const;

export const WORDS = 5;

export function wordsOf(bytes: Uint8Array): string[] {
  return Array.from({ length: bytes.length / 2 }, (_, i) => {
    const bits = (nth(bytes, 2 * i) << 8) | nth(bytes, 2 * i + 1);
    return SHAPE.map(([letters, shift]) => letters.charAt((bits >> shift) & (letters.length - 1))).join('');
  });
}

/** The bytes of typed words, whatever case and spaces; null if they are not the words of a card. */
export function bytesOf(typed: string): Uint8Array | null {
  const letters = typed.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length !== WORDS * SHAPE.length) return null;
  const bytes = new Uint8Array(WORDS * 2);
  for (let word = 0; word < WORDS; word += 1) {
    let bits = 0;
    for (const [i, [known, shift]] of SHAPE.entries()) {
      const value = known.indexOf(letters.charAt(word * SHAPE.length + i));
      if (value < 0) return null;
      bits |= value << shift;
    }
    bytes[2 * word] = bits >> 8;
    bytes[2 * word + 1] = bits & 0xff;
  }
  return bytes;
}
