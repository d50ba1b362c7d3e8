import { t } from '../../words';
import { withMinus } from '../../words/numbers';
import type { GameBoard } from '../board';
import Board from './Board.svelte';
import { leastHeight } from './layout';
import { petsIn } from './pets';
import Piece from './Piece.svelte';
import Scene from './EndScene.svelte';
import Symbols from './Symbols.svelte';
import type { PetsView } from '../../border/pets_rescue';

export default {
  Board,
  Symbols,
  least: leastHeight,
  asides: ['filled'],
  /** Starting cards are face down until their owner peeks; only placing them at the end needs a curtain. */
  needsCurtain: (view: PetsView) => view.phase === 'start',
  seatLine: (view: PetsView, seat: number) => {
    const shelter = view.shelters[seat];
    const cards = shelter?.cards.length ?? 0;
    return {
      points: withMinus(shelter?.points ?? 0),
      ...(view.phase === 'over' ? {} : { means: 'if-ended-now' as const }),
      note:
        view.lead === seat && view.phase !== 'over'
          ? t('pets-rescue.lead', { n: cards })
          : t('pets-rescue.cards', { n: cards }),
    };
  },
  ending: {
    Scene,
    Piece,
    caption: (view: PetsView) =>
      t('pets-rescue.ending', { n: view.shelters.reduce((sum, shelter) => sum + petsIn(shelter).length, 0) }),
  },
} satisfies GameBoard<'pets-rescue'>;
