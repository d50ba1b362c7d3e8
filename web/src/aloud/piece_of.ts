// A text as a piece to read aloud.
import type { Piece } from '../device/speech/recording_source';
import { t, translate, type PlainKey } from '../words';
import type { Text } from '../words/translate';

/** With the key of the text if it has no arguments. */
export function pieceOf(said: Text | string, names: readonly string[] = []): Piece {
  const key = typeof said === 'string' || Object.keys(said.args).length ? undefined : said.key;
  return { text: translate(said, names), key };
}

/** A message of the client. */
export const pieceFor = (key: PlainKey): Piece => ({ text: t(key), key });
