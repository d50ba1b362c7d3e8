// What the prompt bar shows.
import type { Reading } from '../../device/speech/recording_source';

export interface PromptContent {
  text: string;
  detail?: string;
  /** What is read aloud, if not the text and the detail. */
  aloud?: Reading;
  /** It waits for somebody at this device: after a silence it is read once more. */
  asks?: boolean;
  rule?: string;
  refused?: boolean;
  /** A sentence of a lesson: the owl's face is shown. */
  teaches?: boolean;
  /** A move that is on its way to the table. */
  isSent?: boolean;
  /** How sure a hint is; shown on request. */
  numbers?: string;
  /** A part of what happens, which is announced with its event. */
  happens?: boolean;
  /** What is asked next is shown while something still moves: it is said afterwards. */
  isEarly?: boolean;
  /** Comes and goes within a position (said_once.ts). */
  passing?: boolean;
  /** The detail counts seconds: it is shown, but not said. */
  ticking?: boolean;
  /** The key of the prompt, for games that also show it in symbols. */
  prompt?: string;
}
