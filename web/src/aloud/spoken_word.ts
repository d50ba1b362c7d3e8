// Lights the word that is being spoken, where the browser can highlight text (CSS.highlights). It changes no element.
import type { ShownPiece } from '../device/speech/read_aloud.svelte';

const NAME = 'spoken';
const ends = /[\s.,;:!?…)”»“„]/;

const isPossible = () => typeof CSS !== 'undefined' && 'highlights' in CSS;

/** The letters of an element with their places: white space counts once, as in what is spoken. */
function lettersOf(root: Element): { text: string; places: [Node, number][] } {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const places: [Node, number][] = [];
  let text = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const found = node;
    (node.nodeValue ?? '').split('').forEach((letter, i) => {
      const isSpace = /\s/.test(letter);
      if (isSpace && text.endsWith(' ')) return;
      text += isSpace ? ' ' : letter;
      places.push([found, i]);
    });
  }
  return { text, places };
}

/** Some browsers do not say how long the word is. */
export const wordLength = (text: string, start: number): number => {
  const length = text.slice(start).search(ends);
  return length < 0 ? text.length - start : length;
};

/** The range of a part of a piece in the element that shows it; null if the element shows something else. */
export function rangeOf({ text, from }: ShownPiece, start: number, length: number): Range | null {
  if (!from?.isConnected || !length) return null;
  const shown = lettersOf(from);
  const at = shown.text.indexOf(text.replace(/\s/g, ' '));
  const first = shown.places[at + start];
  const last = shown.places[at + start + length - 1];
  if (at < 0 || !first || !last) return null;
  const range = document.createRange();
  range.setStart(...first);
  range.setEnd(last[0], last[1] + 1);
  return range;
}

export function lightWord(piece: ShownPiece, start: number, length?: number): void {
  if (!isPossible()) return;
  const range = rangeOf(piece, start, length || wordLength(piece.text, start));
  if (range) CSS.highlights.set(NAME, new Highlight(range));
  else CSS.highlights.delete(NAME);
}

export function lightNothing(): void {
  if (isPossible()) CSS.highlights.delete(NAME);
}
