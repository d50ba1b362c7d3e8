// Sentences: `t` for the client's own, `translate` for texts from the server.
import type { Messages } from '../border/words';
import { language } from './language.svelte';
import type { Arg, Text } from './translate';

type Key = keyof Messages;
type IsPlain<K extends Key> = [Messages[K]] extends [never] ? true : false;
/** The arguments of `t`: values for the placeholders of a message, if it has any. */
type Places<K extends Key> = IsPlain<K> extends true ? [] : [args: Record<Messages[K], Arg>];

/** The key of a message without placeholders. */
export type PlainKey = { [K in Key]: IsPlain<K> extends true ? K : never }[Key];

export function t<K extends Key>(key: K, ...[args]: Places<K>): string {
  return language.translator.translate({ key, args: args ?? {} });
}

/** The text of a name for a place of another message, which may ask for another form of it: `{monster@acc}`. */
export const asText = <K extends Key>(key: K, ...[args]: Places<K>): Text => ({ key, args: args ?? {} });

/** The sentence of a text; a name from a file that people wrote stays as it is. */
export function translate(text: Text | string, players: readonly string[] = []): string {
  return typeof text === 'string' ? text : language.translator.translate(text, players);
}

/** A message by a key that is composed at run time; empty if there is none. */
export const lookUp = (key: string): string => (language.translator.knows(key) ? translate({ key, args: {} }) : '');

/** The goal of a game, or its tagline if the catalogue has no goal. */
export const goalOf = (game: string): string => lookUp(`${game}.rules.goal`) || lookUp(`${game}.tagline`);

/** The rules in a game's catalogue without the goal, in the order of the catalogue. */
export function rulesIn(game: string): string[] {
  const start = `${game}.rules.`;
  const keys = Object.keys(language.translator.catalogue).filter(
    (key) => key.startsWith(start) && key !== `${start}goal` && !key.includes('@'),
  );
  return keys.map(lookUp);
}

export const titleOf = (game: string): string => lookUp(`${game}.title`);
