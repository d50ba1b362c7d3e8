// Every card that a view knows, wherever it lies.
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
    // One's own starting card, and all of them at the end; as long as it lies face down nothing names it.
    ...view.shelters.flatMap(({ start }) => start ?? []),
  ];
}
