// Merges what two devices of a family know of their tables. The order of merging does not matter, except for the first time.
import type { KnownTable } from '../backend/my_tables';
import { MOST_KNOWN_TABLES } from '../border/constants';

export interface OurTables {
  tables: KnownTable[];
  /** Tables that were put away, and when. */
  gone: Record<string, number>;
}

export function mergedTables(one: OurTables, other: OurTables): OurTables {
  const gone: Record<string, number> = { ...one.gone };
  for (const [id, at] of Object.entries(other.gone)) gone[id] = Math.max(at, gone[id] ?? 0);
  const newest = new Map<string, KnownTable>();
  for (const table of [...one.tables, ...other.tables]) {
    const known = newest.get(table.id);
    if (!known || isNewer(table, known)) newest.set(table.id, table);
  }
  return { tables: newestFirst([...newest.values()].filter(({ id, seen }) => seen > (gone[id] ?? 0))), gone };
}

/**
 * What a device and a card know once it shares its tables by the card. Until then the card was a stranger's: it replaces no
 * token of this device and puts none of its tables away, and what was put away here stays unsaid.
 */
export function tablesAtFirst(ours: OurTables, card: OurTables): OurTables {
  const isOurs = (table: string) => ours.tables.some(({ id }) => id === table);
  return {
    tables: newestFirst([...ours.tables, ...card.tables.filter(({ id }) => !isOurs(id))]),
    gone: Object.fromEntries(Object.entries(card.gone).filter(([id]) => !isOurs(id))),
  };
}

/** Our tables that whoever has the card does not know as well as we do. */
export const tablesNotOn = (card: OurTables, ours: readonly KnownTable[]): KnownTable[] =>
  ours.filter(({ id, token }) => card.tables.every((one) => one.id !== id || one.token !== token));

/** What there is room for on a card: the newest. */
export const newestOf = ({ tables, gone }: OurTables): OurTables => ({
  tables: newestFirst(tables).slice(0, MOST_KNOWN_TABLES),
  gone: Object.fromEntries(
    Object.entries(gone)
      .toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
      .slice(0, MOST_KNOWN_TABLES),
  ),
});

const newestFirst = (tables: readonly KnownTable[]): KnownTable[] =>
  tables.toSorted((a, b) => b.seen - a.seen || (a.id < b.id ? -1 : 1));

/** Tokens break ties, so that every device decides alike. */
const isNewer = (table: KnownTable, known: KnownTable) =>
  table.seen === known.seen ? table.token > known.token : table.seen > known.seen;

export const isSame = (one: OurTables, other: OurTables): boolean => JSON.stringify(one) === JSON.stringify(other);
