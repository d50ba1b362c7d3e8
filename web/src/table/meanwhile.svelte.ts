// What other seats did since somebody at this device played, so that it can be seen once more.
import type { Frame } from '../border/protocol';

/** So many moves of others can be seen again. */
const REMEMBERED = 60;

export class Meanwhile {
  /** The position before it first. */
  frames = $state.raw<readonly Frame[]>([]);
  readonly #repeats = new WeakSet<Frame>();

  readonly canRepeat = $derived(this.frames.length > 1);

  /** Somebody else's move, and the position before it. */
  add(frame: Frame, before: Frame): void {
    this.frames = [...(this.frames.length ? this.frames : [before]), frame].slice(-REMEMBERED);
  }

  clear(): void {
    this.frames = [];
  }

  /** Copies of the frames, to be shown once more; the first is the position before. */
  repeat(): Frame[] {
    const copies = this.frames.map((frame) => ({ ...frame }));
    for (const frame of copies) this.#repeats.add(frame);
    return copies;
  }

  /** Is this frame shown once more, rather than for the first time? */
  isRepeat(frame: Frame): boolean {
    return this.#repeats.has(frame);
  }
}
