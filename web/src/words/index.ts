// What the client says: `t` for its own sentences, `tell` for what the server said in facts.
import type { Messages } from '../border/words';
import { language } from './language.svelte';
import type { Arg, Said } from './telling';

/** The places of a message by their names; a message without places needs nothing. */
type Places<K extends keyof Messages> = [Messages[K]] extends [never] ? [] : [args: Record<Messages[K], Arg>];

export function t<K extends keyof Messages>(key: K, ...[args]: Places<K>): string {
  return language.teller.tell({ key, args: args ?? {} });
}

/** What the server said; a name stays as somebody wrote it into a file of their own. */
export function tell(said: Said | string, players: readonly string[] = []): string {
  return typeof said === 'string' ? said : language.teller.tell(said, players);
}
