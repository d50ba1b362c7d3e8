// What the server shows of a game of Pets Rescue (games/pets_rescue/view.py).
import type { PetKind } from '../../art/palette';

export type Way = 'upright' | 'sideways';
export type Form =
  | 'per-pet'
  | 'plus-minus'
  | 'triplet'
  | 'trio'
  | 'neighbours'
  | 'odd'
  | 'most-least'
  | 'pairs'
  | 'four-kinds'
  | 'one-or-two'
  | 'per-wild'
  | 'teddy'
  | 'leftover'
  | 'pass'
  | 'offer';

export interface CardSeen {
  id: string;
  name: string;
  form: Form;
  shows: PetKind[];
  pets: PetKind[];
  starting: boolean;
  pick: number;
  points: number;
  otherwise: number;
  /** Of a teddy bear: what each gives when it is alone, one of two, one of more. */
  ladder: number[];
  dashed: boolean;
  says: string;
  rules: string[];
}

export interface Placed {
  position: number;
  card: CardSeen;
  way: Way;
  points: number | null;
  why: string;
}

export interface ShelterSeen {
  seat: number;
  cards: Placed[];
  pets: Record<PetKind, number>;
  turned: Partial<Record<PetKind, number>>;
  bears: number;
  bear_points: number;
  bear_why: string;
  points: number;
  start: CardSeen | null;
  start_way: Way | null;
  start_chosen: boolean;
}

export interface Cell {
  row: number;
  column: number;
  card: CardSeen | null;
}

export interface LineSeen {
  line: 'row' | 'column';
  number: number;
}

export interface Passing {
  owner: number;
  card: CardSeen;
  direction: 'left' | 'right' | null;
  giver: number | null;
  receiver: number | null;
  gift: CardSeen | null;
  locked: number | null;
}

export interface OfferSeen {
  offer: number;
  seat: number;
  card: CardSeen;
}

export interface Offering {
  owner: number;
  card: CardSeen;
  offers: OfferSeen[];
}

export interface PetsView {
  seat: number | null;
  players: number;
  phase: 'line' | 'card' | 'direction' | 'gift' | 'place' | 'offer' | 'accept' | 'swap' | 'start' | 'over';
  active: number | null;
  lead: number;
  turn: number;
  turns: number;
  side: number;
  line: LineSeen | null;
  grid: Cell[];
  deck: number;
  waiting: string[];
  passing: Passing | null;
  offering: Offering | null;
  swapping: { owner: number; card: CardSeen } | null;
  gone: CardSeen[];
  shelters: ShelterSeen[];
  winners: number[];
}

/** What placing or giving a card changes, as things lie now. */
export interface Worth {
  points: number;
  card: number | null;
  pets: PetKind[];
  others: number[];
}

export type PetsMove =
  | { move: 'line'; line: 'row' | 'column'; number: number }
  | { move: 'take'; row: number; column: number; way: Way }
  | { move: 'direction'; direction: 'left' | 'right' }
  | { move: 'give'; position: number }
  | { move: 'place'; way: Way }
  | { move: 'offer'; position: number }
  | { move: 'offer-two'; one: number; two: number }
  | { move: 'accept'; offer: number; way: Way }
  | { move: 'swap'; row: number; column: number; way: Way }
  | { move: 'start'; way: Way };
