// All cards in a view.
import type { CardSeen, PetsView, Placed } from '../../border/pets_rescue';

export const placedIn = ({ shelters }: PetsView): Placed[] => shelters.flatMap(({ cards }) => cards);

export function cardsIn(view: PetsView): CardSeen[] {
  const { grid, passing, offering, swapping, gone } = view;
  return [
    ...grid.flatMap(({ card }) => card ?? []),
    ...placedIn(view).map(({ card }) => card),
    ...[passing?.card, passing?.gift, offering?.card, swapping?.card].flatMap((card) => card ?? []),
    ...(offering?.offers.map(({ card }) => card) ?? []),
    ...gone,
    // One's own starting card, and all of them at the end.
    ...view.shelters.flatMap(({ start }) => start ?? []),
  ];
}
