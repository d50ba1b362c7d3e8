import { t } from '../../words';
import type { GameBoard } from '../board';
import Board from './Board.svelte';
import Face from './Face.svelte';
import Piece from './Piece.svelte';
import Scene from './EndScene.svelte';
import Symbols from './Symbols.svelte';
import type { WombatView } from '../../border/wombat_rescue';

export default {
  Board,
  Symbols,
  Face,
  asides: ['turn', 'digested', 'prowled'],
  seatLine: (view: WombatView, seat: number) => {
    const seen = view.seats[seat];
    if (!seen) return {};
    const note =
      seen.pouch !== null
        ? t('wombat-rescue.carrying', { n: seen.rescued })
        : view.holder === seat
          ? t('wombat-rescue.minds')
          : t('wombat-rescue.line', { n: seen.rescued });
    return { points: seen.rescued, note, ...(view.phase === 'over' ? {} : { means: 'so-far' as const }) };
  },
  ending: { Scene, Piece, caption: () => t('wombat-rescue.ending') },
} satisfies GameBoard<'wombat-rescue'>;
