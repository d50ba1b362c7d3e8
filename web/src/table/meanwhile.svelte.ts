// The moves of other seats since the last move of this device, so that they can be shown again.
import type { Frame } from '../border/protocol';

/** The most moves that can be shown again. */
const REMEMBERED = 60;

export class Meanwhile {
  /** The first frame is the position before them. */
  frames = $state.raw<readonly Frame[]>([]);
  readonly #repeats = new WeakSet<Frame>();

  readonly canRepeat = $derived(this.frames.length > 1);

  /** Adds another seat's move; `before` is the position before it. */
  add(frame: Frame, before: Frame): void {
    this.frames = [...(this.frames.length ? this.frames : [before]), frame].slice(-REMEMBERED);
  }

  clear(): void {
    this.frames = [];
  }

  /** Copies of the frames, to show them again; the first is the position before. */
  repeat(): Frame[] {
    const copies = this.frames.map((frame) => ({ ...frame }));
    for (const frame of copies) this.#repeats.add(frame);
    return copies;
  }

  /** Is this frame a repetition? */
  isRepeat(frame: Frame): boolean {
    return this.#repeats.has(frame);
  }
}
