// The findings about a box or a board as rows: every number with its confidence interval.
import type { BalanceFound, Finding } from '../border/protocol';
import { t } from '../words';

export interface Row {
  name: string;
  said: string;
  /** From 0 to 1, for rows that are drawn as a bar. */
  share?: Finding;
}

/** The seat, from 1, that wins significantly more often than its share; 0 if there is none. */
export function ahead({ here: { seats } }: BalanceFound): number {
  return seats.findIndex(({ low }) => low > 1 / seats.length) + 1;
}

export function rows({ here, luck }: BalanceFound): Row[] {
  return [
    ...here.seats.map((one, i) => share(t('balance.seat', { seat: i + 1 }), one)),
    share(t('balance.skill'), luck.skill),
    share(t('balance.luck'), luck.luck),
    share(t('balance.alone'), here.decisive),
    share(t('balance.settled'), here.settled),
    number(t('balance.moves'), here.length),
    number(t('balance.lead-changes'), here.lead_changes),
    number(t('balance.margin'), here.margin),
  ];
}

const share = (name: string, one: Finding): Row => ({
  name,
  said: t(
    'balance.share',
    inside(one, (value) => Math.round(100 * Math.min(1, Math.max(0, value)))),
  ),
  share: one,
});

const number = (name: string, one: Finding): Row => ({
  name,
  said: t(
    'balance.number',
    inside(one, (value) => Math.round(10 * Math.max(0, value)) / 10),
  ),
});

const inside = ({ value, low, high }: Finding, rounded: (value: number) => number) => ({
  value: rounded(value),
  low: rounded(low),
  high: rounded(high),
});

export const names = (pieces: readonly Finding[]): string[] => pieces.map(({ name }) => name);
