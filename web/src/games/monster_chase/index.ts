import { t } from '../../words';
import type { GameBoard } from '../board';
import { leastHeight } from './bedroom';
import Board from './Board.svelte';
import Piece from './Piece.svelte';
import Scene from './EndScene.svelte';
import Symbols from './Symbols.svelte';
import type { ChaseView } from '../../border/monster_chase';

export default {
  Board,
  Symbols,
  least: leastHeight,
  /** Members of a team have no scores: all win or lose together. */
  seatLine: (view: ChaseView, seat: number) => {
    const n = view.found[seat] ?? 0;
    if (!view.competitive) return {};
    return {
      points: n,
      note: t('monster-chase.found', { n }),
      ...(view.phase === 'over' ? {} : { means: 'so-far' as const }),
    };
  },
  ending: {
    Scene,
    Piece,
    caption: (view: ChaseView) =>
      view.result === 'monsters' ? t('monster-chase.ending.lost') : t('monster-chase.ending.won'),
  },
} satisfies GameBoard<'monster-chase'>;
