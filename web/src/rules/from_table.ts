// The view of the table from which the rules page was opened: a table may have its own components, and the page shows them.
import { queryOf } from '../routing/addresses';
import type { AnyView } from '../games/board';
import { parseJson } from '../assert';
import { recall, remember } from '../device/storage';

const name = (game: string) => `rules.${game}`;
/** In the address of a rules page that was opened from a table. */
export const FROM_TABLE = '?table';

/** Stores the view for the rules page. */
export const rememberView = (game: string, view: AnyView | null): void =>
  remember(name(game), view ? JSON.stringify(view) : '');

export function viewFromTable(game: string): AnyView | null {
  const kept = queryOf(location) === FROM_TABLE ? recall(name(game)) : null;
  if (!kept) return null;
  try {
    const view = parseJson<AnyView | null>(kept);
    return typeof view === 'object' ? view : null;
  } catch {
    return null;
  }
}
