// A prompt whose text and detail have no room together: the detail waits behind a button, which shows it in place of the text.
// What has room is measured: with the letters, the font and the language of the reader.
import { flushSync } from 'svelte';
import type { Attachment } from 'svelte/attachments';

export class Fold {
  /** Is there no room for both? */
  needed = $state(false);
  /** Does it show the detail in place of the text? */
  turned = $state(false);
  #box: HTMLElement | null = null;

  /** For the element that shows text and detail, and for what changes its size inside. */
  readonly watch: Attachment<HTMLElement> = (node) => {
    const sizes = new ResizeObserver(() => this.#measure());
    sizes.observe(node);
    return () => sizes.disconnect();
  };

  readonly box: Attachment<HTMLElement> = (node) => {
    this.#box = node;
    return this.watch(node);
  };

  /** Something else is said. */
  anew(): void {
    this.turned = false;
    this.#measure();
  }

  /** Lays out both together: the button may take room away itself. */
  #measure(): void {
    if (!this.#box || this.turned) return;
    flushSync(() => (this.needed = false));
    this.needed = this.#box.scrollHeight > this.#box.clientHeight + 1;
  }
}
