// What people say at the table: a phrase of the house, or a call of the game. Nobody can write anything unkind to a child.
import type { GameBoard } from '../../games/board';
import type { SoundName } from '../../device/sound';
import { isOneOf, keysOf } from '../../assert';
import { lookUp, t } from '../../words';

/** How it reads and, if it is a call, how it sounds. */
export function phraseOf({ calls }: Pick<GameBoard, 'calls'>, name: string): { text: string; sound?: SoundName } {
  if (!calls || !isOneOf(keysOf(calls), name)) return { text: lookUp(`phrases.${name}`) };
  const { key, sound } = calls[name];
  return { text: t(key), sound };
}
