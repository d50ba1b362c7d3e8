// Texts about the pets of a card.
import type { CardSeen, PetKind, RegularPet } from '../../border/pets_rescue';
import { keysOf } from '../../assert';
import { translate } from '../../words';
import type { Text } from '../../words/translate';

const countText = (n: number, kind: PetKind): Text => ({ key: `pets-rescue.count.${kind}`, args: { n } });

/** The kinds with their numbers: `3 dogs`, `1 cat`. */
export const petCounts = (counts: Record<RegularPet, number>): Text[] =>
  keysOf(counts).flatMap((kind) => (counts[kind] ? countText(counts[kind], kind) : []));

/** The pets of a card: `a cat`, `2 dogs`. */
export function petsOf({ pets }: Pick<CardSeen, 'pets'>): Text[] {
  return [...new Set(pets)].map((kind) => {
    const n = pets.filter((pet) => pet === kind).length;
    return n === 1 ? { key: `pets-rescue.a.${kind}`, args: {} } : countText(n, kind);
  });
}

/** `a cat and a bird`. */
export const petList = (card: CardSeen): string => translate({ key: 'list', args: { items: petsOf(card) } });

/** The name and both sides of a card, as arguments of a message. */
export const sides = (card: CardSeen) => ({ name: card.name, says: card.says, pets: petsOf(card) });
