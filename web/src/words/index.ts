// What the client says: `t` for its own sentences, `translate` for texts that the server sent.
import type { Messages } from '../border/words';
import { language } from './language.svelte';
import type { Arg, Text } from './translate';

type Key = keyof Messages;
type IsPlain<K extends Key> = [Messages[K]] extends [never] ? true : false;
/** The places of a message by their names; a message without places needs nothing. */
type Places<K extends Key> = IsPlain<K> extends true ? [] : [args: Record<Messages[K], Arg>];

/** Of a message without places: it always says the same. */
export type PlainKey = { [K in Key]: IsPlain<K> extends true ? K : never }[Key];

export function t<K extends Key>(key: K, ...[args]: Places<K>): string {
  return language.translator.translate({ key, args: args ?? {} });
}

/** What the server said; a name stays as somebody wrote it into a file of their own. */
export function translate(text: Text | string, players: readonly string[] = []): string {
  return typeof text === 'string' ? text : language.translator.translate(text, players);
}

/** A message whose key is put together from names that the server knows; empty if nobody wrote one. */
export const lookUp = (key: string): string => (language.translator.knows(key) ? translate({ key, args: {} }) : '');

/** The goal of a game, if its catalogue says it; otherwise what stands under its title. */
export const goalOf = (game: string): string => lookUp(`${game}.rules.goal`) || lookUp(`${game}.tagline`);

/** The sentences of the rules in a game's catalogue, without the goal, in the order in which they stand there. */
export function rulesIn(game: string): string[] {
  const start = `${game}.rules.`;
  const keys = Object.keys(language.translator.catalogue).filter(
    (key) => key.startsWith(start) && key !== `${start}goal`,
  );
  return keys.map(lookUp);
}

export const titleOf = (game: string): string => lookUp(`${game}.title`);
