// What the client says: `t` for its own sentences, `tell` for what the server said in facts.
import type { Messages } from '../border/words';
import { language } from './language.svelte';
import type { Arg, Said } from './telling';

type Key = keyof Messages;
type IsPlain<K extends Key> = [Messages[K]] extends [never] ? true : false;
/** The places of a message by their names; a message without places needs nothing. */
type Places<K extends Key> = IsPlain<K> extends true ? [] : [args: Record<Messages[K], Arg>];

/** Of a message without places: it always says the same. */
export type PlainKey = { [K in Key]: IsPlain<K> extends true ? K : never }[Key];

export function t<K extends Key>(key: K, ...[args]: Places<K>): string {
  return language.teller.tell({ key, args: args ?? {} });
}

/** What the server said; a name stays as somebody wrote it into a file of their own. */
export function tell(said: Said | string, players: readonly string[] = []): string {
  return typeof said === 'string' ? said : language.teller.tell(said, players);
}

/** A message whose key is put together from names that the server knows; empty if nobody wrote one. */
export const lookUp = (key: string): string => (language.teller.knows(key) ? tell({ key, args: {} }) : '');

export const titleOf = (game: string): string => lookUp(`${game}.title`);
