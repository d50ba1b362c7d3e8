import { words } from '../../words/en/monster_falle';
import type { GameBoard } from '../board';
import Board from './Board.svelte';
import { calls } from './calls';
import { atWork } from './seats';
import type { FalleView } from '../../border/monster_falle';

function note(view: FalleView, seat: number): string {
  if (view.phase === 'over') return '';
  if (seat === view.pair_x && seat === view.pair_y) return words.workAll;
  if (seat === view.pair_x) return words.workX;
  if (seat === view.pair_y) return words.workY;
  return view.practice ? words.soonAtRails : words.watch;
}

export default {
  Board,
  calls,
  atWork,
  seatLine: (view: FalleView, seat: number) => ({ note: note(view, seat), points: view.scores[seat] ?? 0 }),
} satisfies GameBoard<'monster-falle'>;
