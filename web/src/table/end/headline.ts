// Who has won, in one short sentence.
import type { ScoreSheet } from '../../border/protocol';
import { t, translate } from '../../words';

export function headlineOf(sheet: ScoreSheet, names: readonly string[]): string {
  if (!sheet.lines.length) return t('end.nothing-at-stake');
  if (!sheet.winners.length) return t('end.nobody');
  if (sheet.together && sheet.winners.length === names.length) return t('end.all-win');
  const [name = '', ...others] = sheet.winners.map((seat) => names[seat] ?? '');
  return others.length ? t('end.won.several', { names: [name, ...others] }) : t('end.won.one', { name });
}

/** Why they have won, where a game says more than who it is. */
export function verdictOf(sheet: ScoreSheet, names: readonly string[]): string {
  const verdict = sheet.verdict ? translate(sheet.verdict, names) : '';
  return verdict === headlineOf(sheet, names) ? '' : verdict;
}
