import { t } from '../../words';
import type { GameBoard } from '../board';
import { leastHeight } from './bedroom';
import Board from './Board.svelte';
import type { ChaseView } from '../../border/monster_chase';

export default {
  Board,
  least: leastHeight,
  seatLine: (view: ChaseView, seat: number) => ({
    points: view.found[seat] ?? 0,
    ...(view.competitive ? { note: t('monster-chase.found', { n: view.found[seat] ?? 0 }) } : {}),
  }),
} satisfies GameBoard<'monster-chase'>;
