// Which font titles and buttons have: Fredoka lacks letters of many languages, and no word should mix two fonts.
import type { Forms } from './translate';

/** What Fredoka has of letters and accents. tests/browser/test_fonts.py sees that it is so. */
const TITLE_LETTERS = /^(?:[^\p{L}\p{M}]|[A-Za-zªµºÀ-ÖØ-öø-ÿıŁłŒœŠšŸŽž])*$/u;

/** Sets titles in the font of texts if they have other letters. */
export function chooseTitleFont(sentences: readonly Forms[]): void {
  const all = sentences.flatMap((forms) => (typeof forms === 'string' ? forms : Object.values(forms)));
  const hasAll = all.every((sentence) => TITLE_LETTERS.test(sentence));
  document.documentElement.dataset.titles = hasAll ? 'own' : 'text';
}
