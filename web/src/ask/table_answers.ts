// Answers about the table itself, the same in every game: its buttons, seats and numbers.
import type { IconName } from '../art/icons';
import type { SeatLine } from '../games/board';
import { topicOf, type Answer } from '../games/explains';
import { t } from '../words';

/** Its picture is an icon, and it has no rule of a game. */
export interface TableAnswer extends Omit<Answer, 'rule'> {
  icon: IconName;
}

/** What the answers need of the table. */
interface AtTable {
  names: readonly string[];
  line: (seat: number) => SeatLine;
}

const BUTTONS: Readonly<Record<string, { icon: IconName; read: () => Pick<Answer, 'name' | 'means'> }>> = {
  home: { icon: 'home', read: () => ({ name: t('table.brand'), means: t('ask.table.home') }) },
  rules: { icon: 'rules', read: () => ({ name: t('table.rules'), means: t('ask.table.rules') }) },
  sound: { icon: 'sound', read: () => ({ name: t('ask.sound'), means: t('ask.table.sound') }) },
  theme: { icon: 'moon', read: () => ({ name: t('menu.theme'), means: t('ask.table.theme') }) },
  again: { icon: 'rotate', read: () => ({ name: t('table.tell-again'), means: t('ask.table.again') }) },
  log: { icon: 'log', read: () => ({ name: t('table.log'), means: t('ask.table.log') }) },
  menu: { icon: 'menu', read: () => ({ name: t('table.menu'), means: t('ask.table.menu') }) },
  prompt: { icon: 'paw', read: () => ({ name: t('table.prompt'), means: t('ask.table.prompt') }) },
  act: { icon: 'check', read: () => ({ name: t('ask.act'), means: t('ask.table.act') }) },
  undo: { icon: 'undo', read: () => ({ name: t('table.undo'), means: t('ask.table.undo') }) },
  hint: { icon: 'hint', read: () => ({ name: t('table.hint'), means: t('ask.table.hint') }) },
  sheet: { icon: 'trophy', read: () => ({ name: t('table.score-sheet'), means: t('ask.table.sheet') }) },
  call: { icon: 'heart', read: () => ({ name: t('ask.call'), means: t('ask.table.call') }) },
  bar: { icon: 'play', read: () => ({ name: t('ask.bar'), means: t('ask.table.bar') }) },
};

export const TABLE_BUTTONS = Object.keys(BUTTONS);

function seat(id: string, { names, line }: AtTable): TableAnswer {
  const { note, points, means } = line(Number(id));
  const now = [...(note ? [note] : []), ...(points === undefined ? [] : [t('ask.points', { points: String(points) })])];
  const counted = means ? ` ${t(`table.${means}.means`)}` : '';
  return { icon: 'people', name: names[Number(id)] ?? '', means: t('ask.seat') + counted, now };
}

/** Null if the thing belongs to the game. */
export function tableAnswer(ask: string, table: AtTable): TableAnswer | null {
  const { kind, id } = topicOf(ask);
  if (kind === 'seat') return seat(id, table);
  const button = kind === 'table' ? BUTTONS[id] : undefined;
  return button ? { icon: button.icon, ...button.read() } : null;
}
