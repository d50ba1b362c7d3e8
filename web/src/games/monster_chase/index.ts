import { words } from '../../words/en/monster_chase';
import type { GameBoard } from '../board';
import Board from './Board.svelte';
import type { ChaseView } from '../../border/monster_chase';

export default {
  Board,
  seatLine: (view: ChaseView, seat: number) => ({
    points: view.found[seat] ?? 0,
    ...(view.competitive ? { note: words.found(view.found[seat] ?? 0) } : {}),
  }),
} satisfies GameBoard<'monster-chase'>;
