// What a seat sees of Wombat Rescue: games/wombat_rescue/view.py as JSON.
import type { MoveData } from '../../table/protocol';
import type { FoodKind, GROUNDS } from '../../art/palette';

export type GroundKind = keyof typeof GROUNDS;

export type Phase = 'first-den' | 'move' | 'lost-step' | 'den' | 'holder' | 'cube' | 'target' | 'prowl' | 'over';
export type CardId = 'run-home' | 'hold-it-in' | 'scamper' | 'high-fibre';
export type Way = 'NW' | 'NE' | 'W' | 'E' | 'SW' | 'SE';

export interface BoardSeen {
  q: number[];
  r: number[];
  /** A letter for each space: . plain, F food, D den, B boulder, W wombat space, H home. */
  kinds: string;
  grounds: GroundKind[];
  slots: number[];
  home: number;
  dens: number[];
  nests: number[];
}

export interface Baby {
  seat: number;
  nest: number;
  where: 'lost' | 'pouch' | 'home';
  space: number;
}

export interface LostCard {
  id: string;
  shows: [Way, Way];
  f: boolean;
}

export interface SeatSeen {
  lead: number;
  in_area: boolean;
  rescued: number;
  pouch: number | null;
  supply: number;
  /** Discs in mouth, belly, midgut and hindgut. */
  track: FoodKind[][];
  /** Action cards not yet played. */
  cards: CardId[];
}

export interface WombatView {
  seat: number | null;
  players: number;
  phase: Phase;
  active: number | null;
  turn: number;
  first: number;
  turns: number;
  board: BoardSeen;
  layout: string;
  boulders: boolean;
  dingo_eats_poop: boolean;
  seats: SeatSeen[];
  babies: Baby[];
  discs: { space: number; disc: FoodKind }[];
  cubes: { space: number; seat: number; count: number }[];
  areas: number[][];
  dingo: number | null;
  reach: { space: number; steps: number }[];
  holder: number;
  roll: number;
  prowl_left: number;
  target: number | null;
  moves_left: number;
  startled: boolean;
  holding: boolean;
  lost: boolean;
  card: LostCard | null;
  pile: number;
  discard: LostCard[];
  aside: LostCard[];
  bag: number;
  winner: number | null;
}

export type Stop =
  | ''
  | 'food'
  | 'cube'
  | 'baby'
  | 'dingo'
  | 'home'
  | 'edge'
  | 'outside'
  | 'boulder'
  | 'lead'
  | 'push-limit'
  | 'pushed-stop';

/** What a move would visibly do; what does not apply is left out. */
export interface MovePreview {
  path?: number[];
  stop?: Stop;
  push?: { seat: number; to: number };
  eats?: FoodKind;
  finds?: boolean;
  rescues?: boolean;
  caught?: boolean;
  cube?: number;
  smells?: number[];
}

export interface WombatMove extends MoveData {
  move:
    | 'walk'
    | 'scamper'
    | 'prowl'
    | 'cube'
    | 'den'
    | 'hand-over'
    | 'chase'
    | 'reveal'
    | 'run-home'
    | 'hold-it-in'
    | 'high-fibre'
    | 'digest';
  space: number;
  den: number;
  seat: number;
}
