// A phrase of the house, or a call of the game. There is no free text, to protect children.
import type { GameBoard } from '../../games/board';
import type { SoundName } from '../../device/sound';
import { isOneOf, keysOf } from '../../assert';
import { lookUp, t } from '../../words';

/** Its text and, for a call, its sound. */
export function phraseOf({ calls }: Pick<GameBoard, 'calls'>, name: string): { text: string; sound?: SoundName } {
  if (!calls || !isOneOf(keysOf(calls), name)) return { text: lookUp(`phrases.${name}`) };
  const { key, sound } = calls[name];
  return { text: t(key), sound };
}
