// What the prompt bar shows.
import { addressOf } from '../../routing/addresses';
import type { Reading } from '../../device/speech/recording_source';

export interface RuleShown {
  /** Such as MC-12. */
  id: string;
  /** Its sentence on the rules page. */
  href: string;
}

/** The rule behind a refusal, if a rule of the game decides. */
export const ruleBehind = (game: string, id: string): RuleShown | undefined =>
  id ? { id, href: addressOf(`/rules/${game}#${id}`) } : undefined;

export interface PromptContent {
  text: string;
  detail?: string;
  /** What is read aloud, if not the text and the detail. */
  aloud?: Reading;
  /** It waits for somebody at this device: after a silence it is read once more. */
  asks?: boolean;
  /** The rule behind a refusal; shown on request. */
  rule?: RuleShown | undefined;
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
