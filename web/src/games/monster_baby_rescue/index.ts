import { t } from '../../words';
import type { GameBoard } from '../board';
import Board from './Board.svelte';
import Face from './Face.svelte';
import { leastHeight } from './fold';
import type { RescueView } from '../../border/monster_baby_rescue';

export default {
  Board,
  Face,
  least: leastHeight,
  asides: ['gained', 'groomed', 'drew'],
  seatLine: (view: RescueView, seat: number) => {
    const one = view.monsters[seat];
    const place = one && one.place !== null ? view.places[one.place] : undefined;
    return {
      points: one?.points ?? 0,
      note: place ? t('monster-baby-rescue.at', { place: place.name }) : t('monster-baby-rescue.done'),
    };
  },
} satisfies GameBoard<'monster-baby-rescue'>;
