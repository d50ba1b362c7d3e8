// The consequences of a prepared choice in words. The board shows its place.
import { t } from '../../words';
import type { Target } from './target';
import type { AnyMove, MovePreview, WombatView } from '../../border/wombat_rescue';

export interface Question {
  text: string;
  detail: string;
}

export function moveQuestion(
  view: WombatView,
  kind: AnyMove['move'],
  { space, preview }: Target,
  names: string[],
): Question {
  const nameAt = (place: number) => names[view.seats.findIndex(({ lead }) => lead === place)] ?? '';
  switch (kind) {
    case 'chase':
      return { text: t('wombat-rescue.chase-at', { name: nameAt(space) }), detail: '' };
    case 'prowl':
      return preview?.caught
        ? { text: t('wombat-rescue.dingo-catches', { name: nameAt(space) }), detail: '' }
        : { text: t('wombat-rescue.ask.prowl'), detail: '' };
    case 'cube':
      return { text: t('wombat-rescue.ask.cube'), detail: '' };
    case 'den':
      return { text: t('wombat-rescue.ask.den'), detail: '' };
    default: {
      const [first, ...rest] = preview ? ofWalk(view, kind, preview, names) : [];
      const plain = space === view.board.home ? t('wombat-rescue.go-home') : t('wombat-rescue.ask.walk');
      return { text: first ?? plain, detail: rest.join(' ') };
    }
  }
}

/** The most serious first. */
function ofWalk(view: WombatView, kind: AnyMove['move'], preview: MovePreview, names: string[]): string[] {
  const said = [];
  if (preview.caught) said.push(t('wombat-rescue.caught'));
  if (preview.caught && view.seats[view.turn]?.pouch !== null) said.push(t('wombat-rescue.baby-runs'));
  if (preview.rescues) said.push(t('wombat-rescue.rescues'));
  if (preview.finds) said.push(t('wombat-rescue.finds'));
  if (preview.eats) said.push(t(`wombat-rescue.eats.${preview.eats}`));
  if (preview.lost) said.push(t('wombat-rescue.gets-lost'));
  if (preview.push) said.push(t('wombat-rescue.pushes', { name: names[preview.push.seat] ?? '' }));
  if (said.length && kind === 'walk' && view.moves_left === 1 && view.phase === 'move')
    said.push(t('wombat-rescue.last-move'));
  return said;
}

/** The consequences of digesting with moves left. */
export function digestQuestion(view: WombatView, preview: MovePreview | null): Question {
  const said = [t('wombat-rescue.ends-turn.moves', { n: view.moves_left })];
  if (preview?.cube !== undefined) said.push(t('wombat-rescue.ends-turn.cube'));
  if (view.holder === view.turn && view.prey.length) said.push(t('wombat-rescue.ends-turn.dingo'));
  return { text: t('wombat-rescue.ends-turn'), detail: said.join(' ') };
}
