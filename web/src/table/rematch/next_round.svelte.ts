// The game that the others have begun, while this device still looks at the end of the one before.
import type { Frame, PresenceAnswer } from '../../border/protocol';
import type { Live } from '../live.svelte';
import { withPresence } from '../presence';

/** A frame, and when it came: its times count from then. */
export interface ArrivedFrame {
  frame: Frame;
  came: number;
}

export class NextRound {
  /** The newest frame of the next game; null if this device has come along. */
  frame = $state.raw<Frame | null>(null);
  #came = 0;

  constructor(private readonly live: Pick<Live, 'stay' | 'goAlong'>) {}

  hold({ frame, came }: ArrivedFrame): void {
    this.frame = frame;
    this.#came = came;
    this.live.stay();
  }

  /** This device shows the next game from now on. Returns what was held, if anything. */
  release(): ArrivedFrame | null {
    const { frame } = this;
    if (!frame) return null;
    this.frame = null;
    this.live.goAlong();
    return { frame, came: this.#came };
  }

  setPresence(presence: PresenceAnswer): void {
    if (this.frame) this.frame = { ...this.frame, table: withPresence(this.frame.table, presence) };
  }
}
