// The tables this device knows, newest first: the token, and what the shelf shows about each.
import { backend } from '.';
import { recall, remember } from '../device/storage';
import { parseJson } from '../assert';
import { MOST_KNOWN_TABLES } from '../border/constants';
import type { OurTables } from '../family/merge_tables';
import type { Joined, ShelfQuestion, ShelfTable, TableSeen } from '../border/protocol';

export interface KnownTable {
  id: string;
  token: string;
  game: string;
  /** The name that people gave the table. */
  name?: string;
  names: string[];
  /** By seat; missing for tables from before players had creatures. */
  creatures?: string[];
  /** Seats of this device. */
  mine: number[];
  phase: TableSeen['phase'];
  round: number;
  yourTurn: boolean;
  /** What waits for an answer of this device, as the shelf was told. */
  asked?: ShelfQuestion | undefined;
  seen: number;
  /** Hashes of the seeds by round, from before the seeds were revealed. */
  fingerprints?: Record<number, string>;
  /** Of a link to the table, if this device knows one; the server keeps only hashes of them. */
  joinKey?: string | undefined;
  /** The table's value when this device got the key: once it changes, the key no longer works. */
  invitedSince?: number;
  /** Deleted, or this device has no place at it any more. */
  gone?: boolean;
}

export function knownTables(): KnownTable[] {
  try {
    const list: unknown = JSON.parse(recall('tables') ?? '[]');
    return Array.isArray(list) ? list.filter(isKnown) : [];
  } catch {
    return [];
  }
}

const isKnown = (entry: unknown): entry is KnownTable =>
  typeof entry === 'object' &&
  entry !== null &&
  'id' in entry &&
  typeof entry.id === 'string' &&
  'token' in entry &&
  typeof entry.token === 'string';

/** The newest tables stay, and all at which this device has a seat: only a press of somebody takes a seat's token from it. */
const keep = (list: KnownTable[]): void =>
  remember('tables', JSON.stringify(list.filter((table, at) => at < MOST_KNOWN_TABLES || hasSeat(table))));

const hasSeat = ({ mine, gone }: KnownTable): boolean => mine.length > 0 && gone !== true;

/** Tokens are kept as safely as tables: without them no table can be opened. */
const saveCopy = (): Promise<void> =>
  backend.saveCopy({ tables: recall('tables') ?? '[]', gone: recall('gone') ?? '{}' });

export const knownTable = (id: string): KnownTable | undefined => knownTables().find((one) => one.id === id);

/** Stores a table that this device has just made or joined; resolves once its token cannot be lost any more. */
export function meet(joined: Joined, game: string): Promise<void> {
  const before = knownTable(joined.table);
  const names = before?.names ?? [];
  const fingerprints = before?.fingerprints ?? {};
  note({
    id: joined.table,
    token: joined.token,
    game,
    name: before?.name ?? '',
    names,
    mine: joined.seats,
    phase: 'gathering',
    round: 0,
    yourTurn: false,
    seen: Date.now(),
    fingerprints,
    joinKey: joined.join_key || before?.joinKey,
  });
  return saveCopy();
}

/** Stores what the newest frame says about a table. */
export function keepUp(token: string, table: TableSeen, actor: number | null): void {
  const mine = table.seats.filter(({ here }) => here).map(({ seat }) => seat);
  const before = knownTable(table.id);
  const { joinKey, invitedSince = table.invited_since } = before ?? {};
  note({
    id: table.id,
    token,
    game: table.game,
    name: table.name,
    names: table.seats.flatMap(({ kind, name }) => (kind === 'open' || !name ? [] : [name])),
    creatures: table.seats.flatMap(({ creature }) => (creature ? [creature] : [])),
    mine,
    phase: table.phase,
    round: table.round,
    yourTurn: actor !== null && mine.includes(actor),
    seen: Date.now(),
    fingerprints: fingerprintsWith(table),
    joinKey: invitedSince === table.invited_since ? joinKey : undefined,
    invitedSince: table.invited_since,
  });
  // what else changes with a frame comes again with the next one
  if (before?.token !== token || before.game !== table.game || before.round !== table.round) void saveCopy();
}

/** Only the first fingerprint of a seed counts, and only if the seed was not revealed yet. */
function fingerprintsWith({ id, round, seed }: TableSeen): Record<number, string> {
  const known = knownTable(id)?.fingerprints ?? {};
  return seed.seed === null ? { [round]: seed.hash, ...known } : known;
}

/** The fingerprint that this device got before the seed of the round was revealed, if any. */
export const fingerprintOf = (id: string, round: number): string | undefined => knownTable(id)?.fingerprints?.[round];

export const joinKeyOf = (id: string): string | null => knownTable(id)?.joinKey ?? null;

export function rememberJoinKey(id: string, joinKey: string): void {
  const known = knownTable(id);
  if (!known) return;
  note({ ...known, joinKey });
  void saveCopy();
}

function note(table: KnownTable): void {
  keep([table, ...knownTables().filter(({ id }) => id !== table.id)]);
}

export function putAway(id: string): void {
  keep(knownTables().filter((one) => one.id !== id));
  rememberGone({ ...goneTables(), [id]: Date.now() });
  void saveCopy();
}

/** Undoes putting away: the table is back in its place. */
export function bringBack(table: KnownTable): void {
  keep([...knownTables(), table].toSorted((one, other) => other.seen - one.seen));
  rememberGone(Object.fromEntries(Object.entries(goneTables()).filter(([id]) => id !== table.id)));
  void saveCopy();
}

/** Stores what has become of tables while this device was away from them. */
export function noteShelf(found: readonly ShelfTable[]): void {
  const news = new Map(found.map((one) => [one.table, one]));
  keep(
    knownTables().map((table) => {
      const one = news.get(table.id);
      if (!one) return table;
      if (one.phase === 'gone') return { ...table, gone: true, yourTurn: false, asked: undefined };
      const asked = one.asked ?? undefined;
      return { ...table, gone: false, phase: one.phase, round: one.round, yourTurn: one.your_turn, asked };
    }),
  );
}

// For family cards, which several devices share

/** By table, when it was put away here. */
function goneTables(): Record<string, number> {
  try {
    const gone = Object.entries(parseJson<object | null>(recall('gone') ?? '{}') ?? {});
    return Object.fromEntries(gone.filter((one): one is [string, number] => typeof one[1] === 'number'));
  } catch {
    return {};
  }
}

/** Keeps only the newest: older ones have reached the other devices of the family. */
function rememberGone(gone: Record<string, number>): void {
  const newest = Object.entries(gone).toSorted(([, one], [, other]) => other - one);
  remember('gone', JSON.stringify(Object.fromEntries(newest.slice(0, MOST_KNOWN_TABLES))));
}

export const ourTables = (): OurTables => ({ tables: knownTables(), gone: goneTables() });

export function setOurTables({ tables, gone }: OurTables): void {
  keep(tables);
  rememberGone(gone);
  void saveCopy();
}

/** Adds tables of others behind our own, as far as there is room. Ours stay as they are. Returns how many were added. */
export function addTables(theirs: readonly KnownTable[]): number {
  const ours = knownTables();
  const room = Math.max(0, MOST_KNOWN_TABLES - ours.length);
  const added = theirs.filter((one) => ours.every(({ id }) => id !== one.id)).slice(0, room);
  keep([...ours, ...added].toSorted((one, other) => other.seen - one.seen));
  void saveCopy();
  return added.length;
}
