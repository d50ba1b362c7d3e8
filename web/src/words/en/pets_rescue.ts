// The words on the board of Pets Rescue.
type Way = 'upright' | 'sideways';

const plus = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
const points = (n: number) => `${n < 0 ? `−${-n}` : n} ${Math.abs(n) === 1 ? 'point' : 'points'}`;

export const words = {
  table: 'The table of Pets Rescue',
  grid: 'The grid',
  line: { row: (n: number) => `Row ${n}`, column: (n: number) => `Column ${n}` },
  pickLine: (line: string) => `Pick ${line.toLowerCase()}?`,
  pickDetail: (cards: string) => `${cards}. You take one first, and get the last one sideways.`,
  pick: 'Pick it',
  taken: 'taken',
  emptyPlace: (row: number, column: number) => `Row ${row}, column ${column}: taken`,
  cardAt: (name: string, row: number, column: number) => `${name}, row ${row}, column ${column}`,
  both: (says: string, pets: string) => `Upright: ${says} Sideways: ${pets}.`,
  turn: (turn: number, turns: number) => `Turn ${turn} of ${turns}`,
  deck: (n: number) => `${n} in the deck`,
  shelterOf: (name: string) => `${name}’s shelter`,
  yourShelter: 'Your shelter',
  shelters: 'Shelters',
  openShelters: 'Look at the shelters',
  closeShelters: 'Back to the grid',
  upright: 'upright: scores',
  sideways: 'sideways: pets live here',
  nothingYet: 'No cards yet',
  secret: 'secret',
  secretOf: (name: string) => `${name}’s starting card, face down`,
  secretYours: (name: string) => `Your starting card ${name}. Only you see it.`,
  chosen: 'decided',
  pets: 'Pets',
  pet: (n: number, kind: string) => `${n} ${n === 1 ? kind : PLURALS[kind]}`,
  bears: (n: number, gives: number) => `${n} teddy ${n === 1 ? 'bear' : 'bears'}: ${points(gives)}`,
  way: { upright: 'Upright', sideways: 'Sideways' } as Record<Way, string>,
  place: (name: string) => `Place ${name}`,
  placeIt: 'Place it',
  question: (name: string, way: Way) => `${name}, ${way}?`,
  movesIn: (pets: readonly string[]) =>
    `${petList(pets)} ${pets.length === 1 ? 'moves' : 'move'} in.`.replace(/^a/, 'A'),
  worthNow: (n: number) => `${plus(n)} for you now`,
  othersNow: (name: string, n: number) => `${name} ${plus(n)}`,
  notThisWay: 'Only sideways',
  pointsNow: points,
  plus,
  signed: (n: number) => (n < 0 ? `−${-n}` : String(n)),
  says: 'What this card says',
  close: 'Put it back',
  you: 'You',
  passTitle: (name: string) => `${name}: everybody passes a card on`,
  passTo: { left: 'To the left', right: 'To the right' },
  /** null stands for whoever reads it. */
  passNow: (from: string | null, card: string | null, to: string | null) =>
    `${from === null ? 'You give' : `${from} gives`} ${card ?? 'a card'} to ${to ?? 'you'}`,
  passAsk: (card: string, to: string) => `Give ${card} to ${to}?`,
  passGive: 'Give it',
  passLocked: 'You have just received this card. It stays with you.',
  offerTitle: (name: string, pets: string) => `${name}: cards are offered for ${pets}`,
  offerNow: (from: string | null, to: string | null) =>
    `${from === null ? 'You offer' : `${from} offers`} a card to ${to ?? 'you'}`,
  offerAsk: (cards: string, to: string) => `Offer ${cards} to ${to}?`,
  offerIt: 'Offer it',
  offerThem: 'Offer them',
  offerBy: (name: string) => `offered by ${name}`,
  swapTitle: (owner: string | null, card: string) =>
    `${owner === null ? 'You swap' : `${owner} swaps`} ${card} for a card of the grid`,
  waiting: (names: string) => `Later in this turn: ${names}`,
  results: 'The end: every card and its points',
  became: (pets: string) => `Wilds became ${pets}`,
  bearsLine: 'Teddy bears',
  noPoints: 'No upright cards',
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
