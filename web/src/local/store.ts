// The storage of the house in IndexedDB, as src/homeward/rooms/storage.py specifies it. Every method is one transaction.
import { parseJson } from '../assert';
import { CODES_OF_A_TABLE } from '../border/constants';
import { closeForOthers } from './close_for_others';
import { deleteDB, openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';

interface Entry {
  table: string;
  version: number;
  body: string;
  stored: number;
}
interface Visit {
  table: string;
  at: number;
}
interface Deleted {
  table: string;
  why: string;
}
interface Code {
  code: string;
  table: string;
  key_hash: string;
  until: number;
}
interface Found {
  table: string;
  entries: number;
  made: number;
  used: number;
  first: string;
}

interface Schema extends DBSchema {
  entries: { key: [string, number]; value: Entry };
  visits: { key: string; value: Visit };
  deleted: { key: string; value: Deleted };
  codes: { key: string; value: Code; indexes: { table: string } };
  beat: { key: string; value: number };
}
type StoreName = 'entries' | 'visits' | 'deleted' | 'codes' | 'beat';
type Transaction = IDBPTransaction<Schema, StoreName[], 'readwrite'>;

/** Increases with every change of the schema; `upgrade` migrates older ones step by step. */
const VERSION = 1;
const EVERYTHING: StoreName[] = ['entries', 'visits', 'deleted', 'codes', 'beat'];
const NAME = 'homeward';
const FIRST = 1;
/** Greater than every version of a table. */
const BEYOND = Number.MAX_SAFE_INTEGER;

const versionsOf = (table: string, after = 0): IDBKeyRange =>
  IDBKeyRange.bound([table, after], [table, BEYOND], after > 0);

/** Deletes the database. Other tabs that have it open close it. */
export const forgetStore = (): Promise<void> => deleteDB(NAME);

export class Store {
  #db: IDBPDatabase<Schema> | null = null;

  constructor(private readonly name = NAME) {}

  async open(): Promise<void> {
    this.#db ??= await openDB<Schema>(this.name, VERSION, {
      upgrade(db, before) {
        if (before >= 1) return;
        db.createObjectStore('entries', { keyPath: ['table', 'version'] });
        db.createObjectStore('visits', { keyPath: 'table' });
        db.createObjectStore('deleted', { keyPath: 'table' });
        db.createObjectStore('codes', { keyPath: 'code' }).createIndex('table', 'table');
        db.createObjectStore('beat');
      },
      blocking: closeForOthers, // a newer page must not wait for this one
    });
  }

  close(): void {
    this.#db?.close();
    this.#db = null;
  }

  /** False for a write whose version of the table exists already, or whose table was deleted. */
  append(writes: Omit<Entry, 'stored'>[], now: number): Promise<boolean[]> {
    return this.#transact(async (all) => {
      const entries = all.objectStore('entries');
      const stored: boolean[] = [];
      for (const { table, version, body } of writes) {
        const goesOn = version === FIRST || (await entries.getKey([table, FIRST])) !== undefined;
        const isFree = goesOn && (await entries.getKey([table, version])) === undefined;
        if (isFree) await entries.add({ table, version, body, stored: now });
        stored.push(isFree);
      }
      return stored;
    });
  }

  load(table: string, after: number): Promise<Entry[]> {
    return this.#transact((all) => all.objectStore('entries').getAll(versionsOf(table, after)));
  }

  async tables(): Promise<number> {
    return (await this.#all()).length;
  }

  async listed(start: number, count: number): Promise<Found[]> {
    const newest = (one: Found, other: Found) => other.made - one.made || (one.table < other.table ? -1 : 1);
    return (await this.#all()).sort(newest).slice(start, start + count);
  }

  async find(table: string): Promise<Found[]> {
    return this.#transact(async (all) => {
      const found = await foundIn(all, table);
      return found ? [found] : [];
    });
  }

  visited(tables: string[], at: number): Promise<void> {
    return this.#transact(async (all) => {
      for (const table of tables)
        if (await all.objectStore('entries').getKey([table, FIRST])) await all.objectStore('visits').put({ table, at });
    });
  }

  async unused(since: number, count: number): Promise<string[]> {
    const idle = (await this.#all()).filter(({ used }) => used < since);
    return idle
      .sort((one, other) => one.made - other.made)
      .slice(0, count)
      .map(({ table }) => table);
  }

  /** Returns the tables that were deleted: those that exist and, if given, were not used since. */
  delete(tables: string[], why: string, unusedSince: number | null): Promise<string[]> {
    return this.#transact(async (all) => {
      const gone: string[] = [];
      for (const table of [...new Set(tables)].sort()) {
        const found = await foundIn(all, table);
        if (!found || (unusedSince !== null && found.used >= unusedSince)) continue;
        await all.objectStore('entries').delete(versionsOf(table));
        await all.objectStore('visits').delete(table);
        for (const code of await all.objectStore('codes').index('table').getAllKeys(table))
          await all.objectStore('codes').delete(code);
        await all.objectStore('deleted').put({ table, why });
        gone.push(table);
      }
      return gone;
    });
  }

  deleted(table: string): Promise<string[]> {
    return this.#transact(async (all) => {
      const found = await all.objectStore('deleted').get(table);
      return found ? [found.why] : [];
    });
  }

  /** Extends the code that this link has already, or takes the first free one. */
  keepCode(wished: Code[], now: number): Promise<Code[]> {
    return this.#transact(async (all) => {
      const [link] = wished;
      const codes = all.objectStore('codes');
      if (!link || !(await all.objectStore('entries').getKey([link.table, FIRST]))) return [];
      for (const one of await codes.getAll()) if (one.until <= now) await codes.delete(one.code);
      const ofTable = await codes.index('table').getAll(link.table);
      const known = ofTable.find(({ key_hash }) => key_hash === link.key_hash);
      if (known) {
        await codes.put({ ...known, until: link.until });
        return [{ ...known, until: link.until }];
      }
      const lasting = ofTable.sort((one, other) => other.until - one.until);
      for (const { code } of lasting.slice(CODES_OF_A_TABLE - 1)) await codes.delete(code);
      for (const one of wished) {
        if (await codes.getKey(one.code)) continue;
        await codes.add(one);
        return [one];
      }
      return [];
    });
  }

  code(code: string, now: number): Promise<Code[]> {
    return this.#transact(async (all) => {
      const found = await all.objectStore('codes').get(code);
      return found && found.until > now ? [found] : [];
    });
  }

  check(now: number): Promise<void> {
    return this.#transact(async (all) => void (await all.objectStore('beat').put(now, 'beat')));
  }

  #all(): Promise<Found[]> {
    return this.#transact(async (all) => {
      const tables = new Set((await all.objectStore('entries').getAllKeys()).map(([table]) => table));
      const found: Found[] = [];
      for (const table of tables) {
        const one = await foundIn(all, table);
        if (one) found.push(one);
      }
      return found;
    });
  }

  /** Runs a transaction and returns once it is on disk. */
  async #transact<T>(work: (all: Transaction) => Promise<T>): Promise<T> {
    if (!this.#db) throw new Error('the storage is closed');
    const all = this.#db.transaction(EVERYTHING, 'readwrite', { durability: 'strict' });
    const [result] = await Promise.all([work(all), all.done]);
    return result;
  }
}

async function foundIn(all: Transaction, table: string): Promise<Found | null> {
  const entries = all.objectStore('entries');
  const first = await entries.get([table, FIRST]);
  if (!first) return null;
  const last = await entries.openCursor(versionsOf(table), 'prev');
  const visit = await all.objectStore('visits').get(table);
  const used = Math.max(last?.value.stored ?? 0, visit?.at ?? 0);
  return { table, entries: last?.value.version ?? FIRST, made: first.stored, used, first: first.body };
}

/** Calls a method of the store for Python (page/indexed_db.py): returns the result or the error as JSON. */
export async function doIn(store: Store, what: string, args: string): Promise<string> {
  try {
    // eslint-disable-next-line @typescript-eslint/no-unsafe-argument -- a method of the store, by its name
    const result: unknown = await Reflect.apply(Reflect.get(store, what), store, parseJson<unknown[]>(args));
    return JSON.stringify({ type: 'done', result: result ?? null });
  } catch (problem) {
    return JSON.stringify({ type: 'failed', problem: String(problem) });
  }
}
