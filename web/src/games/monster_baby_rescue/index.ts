import { t } from '../../words';
import type { GameBoard } from '../board';
import Board from './Board.svelte';
import Face from './Face.svelte';
import { leastHeight } from './fold';
import Piece from './Piece.svelte';
import Scene from './EndScene.svelte';
import Symbols from './Symbols.svelte';
import type { RescueView } from '../../border/monster_baby_rescue';

export default {
  Board,
  Symbols,
  Face,
  least: leastHeight,
  asides: ['gained', 'groomed', 'drew'],
  seatLine: (view: RescueView, seat: number) => {
    const one = view.monsters[seat];
    const place = one && one.place !== null ? view.places[one.place] : undefined;
    const final = view.finals.reduce((sum, { now }) => sum + (now[seat] ?? 0), 0);
    return {
      points: (one?.points ?? 0) + final,
      ...(view.phase === 'over' ? {} : { means: 'if-ended-now' as const }),
      note: place ? t('monster-baby-rescue.at', { place: place.name }) : t('monster-baby-rescue.done'),
    };
  },
  ending: {
    Scene,
    Piece,
    caption: (_view: RescueView, winners: readonly number[]) => t('monster-baby-rescue.ending', { n: winners.length }),
  },
} satisfies GameBoard<'monster-baby-rescue'>;
