// Everything on the page that can be read aloud. What is shown is read once, when it comes: in the order of the page, and
// what lies on top (a dialog) before what it covers. What is covered waits, and of it only the newest is read.
import { untrack } from 'svelte';
import { readAloud, type ReadAloud, type ShownPiece } from '../device/speech/read_aloud.svelte';

export interface Shown {
  readonly element: Element;
  /** All that it says now: read when somebody switches reading aloud on. */
  readonly whole: () => readonly ShownPiece[];
  /** Called when its words were read to their end. */
  readonly ended?: (() => unknown) | undefined;
}

const layerOf = ({ element }: Shown): Element | null => element.closest('dialog');

const inOrder = (one: Shown, other: Shown): number =>
  one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

export class ShownWords {
  /** In the order in which they came. */
  #all: Shown[] = [];
  #fresh = new Map<Shown, readonly ShownPiece[]>();
  #asked = false;

  constructor(private readonly voice: ReadAloud) {}

  /** Returns what takes it away. */
  add(shown: Shown): () => void {
    this.#all.push(shown);
    return () => {
      this.#all = this.#all.filter((one) => one !== shown);
      this.#fresh.delete(shown);
      this.voice.drop(shown.element);
      this.#ask();
    };
  }

  /** New words of something that is shown. */
  say(shown: Shown, pieces: readonly ShownPiece[]): void {
    if (!this.voice.on) return;
    const now = new Set(shown.whole().map(({ text }) => text));
    this.voice.passOver(({ from, text }) => from === shown.element && !now.has(text));
    if (!pieces.length) return;
    this.#fresh.set(shown, pieces);
    this.#ask();
  }

  /** Reads all that something says once more, unless something lies on it. */
  sayAgain(shown: Shown): void {
    if (layerOf(shown) === this.#top()) this.voice.readAgain(shown.whole());
  }

  /** Reads what lies on top from its beginning. */
  sayAll(): void {
    const top = this.#top();
    for (const shown of this.#all) if (layerOf(shown) === top) this.say(shown, shown.whole());
  }

  /** What comes together is read together. */
  #ask(): void {
    if (this.#asked) return;
    this.#asked = true;
    queueMicrotask(() => {
      this.#asked = false;
      this.#read();
    });
  }

  #read(): void {
    const top = this.#top();
    const ready = [...this.#fresh.keys()].filter((shown) => layerOf(shown) === top).sort(inOrder);
    const pieces = ready.flatMap((shown) => this.#fresh.get(shown) ?? []);
    for (const shown of ready) this.#fresh.delete(shown);
    const ended = () => {
      for (const shown of ready) shown.ended?.();
    };
    this.voice.read(pieces, ended);
  }

  /** The dialog that was opened last; null for the page. */
  #top(): Element | null {
    return this.#all.map(layerOf).findLast((layer) => layer !== null) ?? null;
  }
}

export const shownWords = new ShownWords(readAloud);

// what is on show is read as soon as reading aloud is on
$effect.root(() => {
  $effect(() => {
    if (readAloud.on) untrack(() => shownWords.sayAll());
  });
});
