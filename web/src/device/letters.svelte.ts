// The size of letters on this device, for the whole page. public/theme.js does the same before the first paint.
import { keysOf } from '../assert';
import { LETTER_SIZES, type LetterSize } from './letter_sizes';
import { recall, remember } from './storage';

class Letters {
  #size = $state<LetterSize>('usual');

  constructor() {
    const saved = recall('letters');
    this.#size = keysOf(LETTER_SIZES).find((size) => size === saved) ?? 'usual';
    this.#show();
  }

  get size(): LetterSize {
    return this.#size;
  }

  set size(size: LetterSize) {
    this.#size = size;
    remember('letters', size);
    this.#show();
  }

  /** How many times the usual size: for drawings, whose text does not follow the root font. */
  get times(): number {
    return LETTER_SIZES[this.#size];
  }

  /** A length as it is for letters: larger ones make it shorter. */
  room(pixels: number): number {
    return pixels / this.times;
  }

  #show(): void {
    document.documentElement.dataset.letters = this.#size;
  }
}

export const letters = new Letters();
