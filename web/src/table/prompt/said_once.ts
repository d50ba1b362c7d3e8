// Which part of the prompt is to be said, aloud or to a screen reader: each thing once.

/** What is in the prompt bar, as it would be said. */
export interface Utterance {
  parts: readonly string[];
  /** Where the game is. Null in a game that never rests. */
  position: string | null;
  /** It comes and goes within a position, such as a question before a move counts: said whenever it comes. */
  passing: boolean;
}

export class SaidOnce {
  #position: string | null = null;
  #said = new Set<string>();
  #last: readonly string[] = [];

  /** The parts that have not been said yet. */
  next({ parts, position, passing }: Utterance): string[] {
    if (position !== this.#position) this.#said.clear();
    this.#position = position;
    const isOld = (part: string) => (passing || position === null ? this.#last.includes(part) : this.#said.has(part));
    const fresh = parts.filter((part) => part && !isOld(part));
    if (!passing) for (const part of parts) this.#said.add(part);
    this.#last = parts;
    return fresh;
  }
}
