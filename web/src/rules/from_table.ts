// The pieces of the table somebody comes from: a table may play with components of its own, and the book shows those.
import { queryOf } from '../routing/addresses';
import type { AnyView } from '../games/board';
import { parseJson } from '../assert';
import { recall, remember } from '../device/storage';

const name = (game: string) => `rules.${game}`;
/** The mark in the address of a rules page that was opened at a table. */
export const FROM_TABLE = '?table';

/** The table remembers what is on it for the page that is about to be opened. */
export const rememberView = (game: string, view: AnyView | null): void =>
  remember(name(game), view ? JSON.stringify(view) : '');

export function viewFromTable(game: string): AnyView | null {
  const kept = queryOf(location) === FROM_TABLE ? recall(name(game)) : null;
  return kept ? parseJson<AnyView>(kept) : null;
}
