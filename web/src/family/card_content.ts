// Reads what is on a family card. Whoever knows its words wrote it, so nothing in it is believed before it is checked.
import type { KnownTable } from '../backend/my_tables';
import { MOST_KNOWN_TABLES } from '../border/constants';
import type { OurTables } from './merge_tables';

const PHASES: readonly unknown[] = ['gathering', 'playing', 'over'] satisfies KnownTable['phase'][];

/** The tables on a card, without those that are none, and with no time later than now. */
export function contentOf(text: string, now: number): OurTables {
  const { tables, gone } = fieldsOf(parseAnything(text));
  return {
    tables: (Array.isArray(tables) ? tables : []).slice(0, MOST_KNOWN_TABLES).flatMap((one) => tableOf(one, now)),
    gone: Object.fromEntries(
      Object.entries(fieldsOf(gone))
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
  if (typeof id !== 'string' || typeof token !== 'string' || !/^[a-z2-7]{16}$/.test(id)) return [];
  return [
    {
      id,
      token,
      game: textOf(game),
      name: textOf(name),
      names: textsOf(names),
      ...(creatures === undefined ? {} : { creatures: textsOf(creatures) }),
      mine: Array.isArray(mine) ? mine.filter((seat) => typeof seat === 'number') : [],
      phase: isPhase(phase) ? phase : 'playing',
      round: typeof round === 'number' ? round : 0,
      yourTurn: yourTurn === true,
      seen: timeOf(seen, now),
      fingerprints: Object.fromEntries(
        Object.entries(fieldsOf(more['fingerprints'])).map(([at, of]) => [at, textOf(of)]),
      ),
      ...(typeof more['joinKey'] === 'string' ? { joinKey: more['joinKey'] } : {}),
      ...(typeof more['invitedSince'] === 'number' ? { invitedSince: more['invitedSince'] } : {}),
    },
  ];
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
const isPhase = (value: unknown): value is KnownTable['phase'] => PHASES.includes(value);

/** A clock that is wrong, or a card that lies, must not make a table newer than any other for ever. */
const timeOf = (value: unknown, now: number): number =>
  typeof value === 'number' && value >= 0 ? Math.min(value, now) : 0;
