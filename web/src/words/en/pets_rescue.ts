// The words on the board of Pets Rescue.
type Way = 'upright' | 'sideways';

const plus = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
const points = (n: number) => `${n < 0 ? `−${-n}` : n} ${Math.abs(n) === 1 ? 'point' : 'points'}`;

export const words = {
  pickLine: (line: string) => `Pick ${line.toLowerCase()}?`,
  pet: (n: number, kind: string) => `${n} ${n === 1 ? kind : PLURALS[kind]}`,
  bears: (n: number, gives: number) => `${n} teddy ${n === 1 ? 'bear' : 'bears'}: ${points(gives)}`,
  movesIn: (pets: readonly string[]) =>
    `${petList(pets)} ${pets.length === 1 ? 'moves' : 'move'} in.`.replace(/^a/, 'A'),
  worthNow: (n: number) => `${plus(n)} for you now`,
  othersNow: (name: string, n: number) => `${name} ${plus(n)}`,
  pointsNow: points,
  plus,
  signed: (n: number) => (n < 0 ? `−${-n}` : String(n)),
  /** null stands for whoever reads it. */
  passNow: (from: string | null, card: string | null, to: string | null) =>
    `${from === null ? 'You give' : `${from} gives`} ${card ?? 'a card'} to ${to ?? 'you'}`,
  offerNow: (from: string | null, to: string | null) =>
    `${from === null ? 'You offer' : `${from} offers`} a card to ${to ?? 'you'}`,
  swapTitle: (owner: string | null, card: string) =>
    `${owner === null ? 'You swap' : `${owner} swaps`} ${card} for a card of the grid`,
  cards: (n: number) => `${n} ${n === 1 ? 'card' : 'cards'}`,
  lead: (n: number) => `lead · ${words.cards(n)}`,
  and: (items: string[]) =>
    items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`,
};

const PLURALS: Record<string, string> = {
  dog: 'dogs',
  cat: 'cats',
  rabbit: 'rabbits',
  bird: 'birds',
  tortoise: 'tortoises',
  wild: 'wilds',
};

/** `a cat, a bird`, `two dogs`. */
export function petList(pets: readonly string[]): string {
  const kinds = [...new Set(pets)];
  const count = (kind: string) => pets.filter((pet) => pet === kind).length;
  return words.and(kinds.map((kind) => (count(kind) === 1 ? `a ${kind}` : `${count(kind)} ${PLURALS[kind]}`)));
}
