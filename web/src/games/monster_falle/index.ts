import { t } from '../../words';
import type { GameBoard } from '../board';
import Board from './Board.svelte';
import { calls } from './calls';
import { letters } from '../../device/letters.svelte';
import { leastHeight } from './layout';
import Piece from './Piece.svelte';
import { FalleRace } from './race.svelte';
import Scene from './EndScene.svelte';
import Symbols from './Symbols.svelte';
import { atWork, caughtBy } from './seats';
import type { FalleView } from '../../border/monster_falle';

function note(view: FalleView, seat: number): string {
  if (view.phase === 'over') return '';
  if (seat === view.pair_x && seat === view.pair_y) return t('monster-falle.work-all');
  if (seat === view.pair_x) return t('monster-falle.work-x');
  if (seat === view.pair_y) return t('monster-falle.work-y');
  return view.practice ? t('monster-falle.soon-at-rails') : t('monster-falle.watch');
}

export default {
  Board,
  Symbols,
  calls,
  atWork,
  least: (width: number) => leastHeight(width, letters.times),
  race: (view: FalleView, seconds: number, over: (runs: number[][]) => void) => new FalleRace(view, seconds, over),
  seatLine: (view: FalleView, seat: number) => ({
    note: note(view, seat),
    points: view.scores[seat] ?? 0,
    ...(view.phase === 'over' ? {} : { means: 'so-far' as const }),
  }),
  ending: {
    Scene,
    Piece,
    caption: (view: FalleView) => {
      if (view.practice) return null;
      const n = caughtBy(view).length;
      return n ? t('monster-falle.ending.caught', { n }) : t('monster-falle.ending.escaped');
    },
  },
} satisfies GameBoard<'monster-falle'>;
