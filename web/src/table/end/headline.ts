// Who has won, in one short sentence.
import type { ScoreSheet, SeatSeen } from '../../border/protocol';
import { t, translate } from '../../words';

export function headlineOf(sheet: ScoreSheet, names: readonly string[]): string {
  if (!sheet.lines.length) return t('end.nothing-at-stake');
  if (!sheet.winners.length) return t('end.nobody');
  if (sheet.together && sheet.winners.length === names.length) return t('end.all-win');
  const [name = '', ...others] = sheet.winners.map((seat) => names[seat] ?? '');
  return others.length ? t('end.won.several', { names: [name, ...others] }) : t('end.won.one', { name });
}

/** All have lost, against the game. */
export const isDefeat = (sheet: ScoreSheet): boolean => sheet.lines.length > 0 && !sheet.winners.length;

/** A kind word for people where only bots have won; empty otherwise. */
export function comfortOf(sheet: ScoreSheet, seats: readonly Pick<SeatSeen, 'kind' | 'name'>[]): string {
  const people = seats.filter(({ kind }) => kind === 'person').map(({ name }) => name);
  const botsWon = sheet.winners.length > 0 && sheet.winners.every((seat) => seats[seat]?.kind === 'bot');
  return botsWon && people.length ? t('end.well-played', { names: people }) : '';
}

/** Why they have won, where a game says more than who it is. */
export function verdictOf(sheet: ScoreSheet, names: readonly string[]): string {
  const verdict = sheet.verdict ? translate(sheet.verdict, names) : '';
  return verdict === headlineOf(sheet, names) ? '' : verdict;
}
