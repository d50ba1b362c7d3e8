// Reads what is on a family card. Whoever knows its words wrote it, so nothing in it is believed before it is checked.
import type { KnownTable } from '../backend/my_tables';
import { LONGEST_SECRET, MOST_KNOWN_TABLES, MOST_SEATS, TABLE_NAME_LENGTH } from '../border/constants';
import { cleanName, cleanNames } from '../words/clean_name';
import type { OurTables } from './merge_tables';

const PHASES: readonly unknown[] = ['gathering', 'playing', 'over'] satisfies KnownTable['phase'][];

/** The tables on a card, each once, without those that are none, and with no time later than now. */
export function contentOf(text: string, now: number): OurTables {
  const { tables, gone } = fieldsOf(parseAnything(text));
  const found = (Array.isArray(tables) ? tables : []).slice(0, MOST_KNOWN_TABLES).flatMap((one) => tableOf(one, now));
  return {
    tables: [...new Map(found.map((one) => [one.id, one])).values()],
    gone: Object.fromEntries(
      Object.entries(fieldsOf(gone))
        .filter(([id]) => isId(id))
        .slice(0, MOST_KNOWN_TABLES)
        .map(([id, at]) => [id, timeOf(at, now)]),
    ),
  };
}

function parseAnything(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function tableOf(value: unknown, now: number): KnownTable[] {
  const { id, token, game, name, names, creatures, mine, phase, round, yourTurn, seen, ...more } = fieldsOf(value);
  if (!isId(id) || !isSecret(token)) return [];
  return [
    {
      id,
      token,
      game: cleanName(textOf(game), TABLE_NAME_LENGTH),
      name: cleanName(textOf(name), TABLE_NAME_LENGTH),
      names: cleanNames(names),
      ...(creatures === undefined ? {} : { creatures: cleanNames(creatures) }),
      mine: Array.isArray(mine) ? mine.filter((seat) => typeof seat === 'number').slice(0, MOST_SEATS) : [],
      phase: isPhase(phase) ? phase : 'playing',
      round: typeof round === 'number' ? round : 0,
      yourTurn: yourTurn === true,
      seen: timeOf(seen, now),
      fingerprints: Object.fromEntries(
        Object.entries(fieldsOf(more['fingerprints'])).map(([at, of]) => [at, textOf(of)]),
      ),
      ...(isSecret(more['joinKey']) ? { joinKey: more['joinKey'] } : {}),
      ...(typeof more['invitedSince'] === 'number' ? { invitedSince: more['invitedSince'] } : {}),
    },
  ];
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const isId = (value: unknown): value is string => typeof value === 'string' && /^[a-z2-7]{16}$/.test(value);
/** A server refuses a longer one, together with everything that is asked for beside it. */
const isSecret = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST_SECRET;
const isPhase = (value: unknown): value is KnownTable['phase'] => PHASES.includes(value);

/** A clock that is wrong, or a card that lies, must not make a table newer than any other for ever. */
const timeOf = (value: unknown, now: number): number =>
  typeof value === 'number' && value >= 0 ? Math.min(value, now) : 0;
