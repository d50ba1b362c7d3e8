import { words } from '../../words/en/pets_rescue';
import type { GameBoard } from '../board';
import Board from './Board.svelte';
import type { PetsView } from '../../border/pets_rescue';

export default {
  Board,
  seatLine: (view: PetsView, seat: number) => {
    const shelter = view.shelters[seat];
    const cards = shelter?.cards.length ?? 0;
    return {
      points: words.signed(shelter?.points ?? 0),
      note: view.lead === seat && view.phase !== 'over' ? words.lead(cards) : words.cards(cards),
    };
  },
} satisfies GameBoard<'pets-rescue'>;
