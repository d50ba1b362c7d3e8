// What waits for this device at its tables, in words: on the card of each, and in the title of the tab.
import type { KnownTable } from '../../backend/my_tables';
import { t } from '../../words';

interface TableWords {
  text: string;
  /** Of the link to the table. */
  button: string;
}

/** What waits for the people here, the most pressing first; `tab` is the title of the tab. */
const PRESSING = {
  undo: () => ({ text: t('shelf.undo-asked'), button: t('shelf.undo'), tab: t('shelf.undo') }),
  turn: () => ({ text: t('shelf.your-turn'), button: t('shelf.go-on'), tab: t('shelf.your-turn') }),
  rematch: () => ({ text: t('shelf.rematch-asked'), button: t('shelf.rematch'), tab: t('shelf.rematch') }),
  'take-back': () => ({ text: t('shelf.bot-plays'), button: t('shelf.to-my-seat'), tab: t('shelf.bot-plays') }),
};
const ORDER = ['undo', 'turn', 'rematch', 'take-back'] as const satisfies (keyof typeof PRESSING)[];

export function pressingOf({ gone, asked, yourTurn }: KnownTable): keyof typeof PRESSING | undefined {
  return gone ? undefined : ORDER.find((one) => (one === 'turn' ? yourTurn : one === asked));
}

export function tableWords(table: KnownTable): TableWords {
  const pressing = pressingOf(table);
  if (pressing) return PRESSING[pressing]();
  if (table.gone) return { text: t('shelf.table-gone'), button: '' };
  if (table.phase === 'over') return { text: t('shelf.over'), button: t('shelf.look') };
  const text = table.phase === 'gathering' ? t('shelf.gathering') : t('shelf.waiting');
  return { text, button: t('shelf.go-on') };
}

/** The most pressing of all tables; empty if nothing waits. */
export function tabWords(tables: readonly KnownTable[]): string {
  const all = tables.map(pressingOf);
  const pressing = ORDER.find((one) => all.includes(one));
  return pressing ? PRESSING[pressing]().tab : '';
}
