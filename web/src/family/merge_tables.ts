// Merges what two devices of a family know of their tables. The order of merging does not matter.
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
  const tables = [...newest.values()].filter(({ id, seen }) => seen > (gone[id] ?? 0));
  return {
    tables: tables.toSorted((a, b) => b.seen - a.seen || (a.id < b.id ? -1 : 1)).slice(0, MOST_KNOWN_TABLES),
    gone,
  };
}

/** Tokens break ties, so that every device decides alike. */
const isNewer = (table: KnownTable, known: KnownTable) =>
  table.seen === known.seen ? table.token > known.token : table.seen > known.seen;

export const isSame = (one: OurTables, other: OurTables): boolean => JSON.stringify(one) === JSON.stringify(other);
