// What people say at the table: a phrase of the house, or a call of the game. Nobody can write anything unkind to a child.
import type { Phrase } from '../border/protocol';
import type { Call, GameBoard } from '../games/board';
import { isOneOf, keysOf } from '../sure';
import { t } from '../words';
import { words } from '../words/en';

const isPhrase = (name: string): name is Phrase => name !== 'title' && isOneOf(keysOf(words.phrases), name);

/** How it reads and, if it is a call, how it sounds. */
export function saying({ calls }: Pick<GameBoard, 'calls'>, name: string): Partial<Call> & { text: string } {
  if (calls && isOneOf(keysOf(calls), name)) return calls[name];
  return { text: isPhrase(name) ? t(`phrases.${name}`) : '' };
}
