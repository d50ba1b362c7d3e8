// view.py as the board reads it.
import type { SackId } from '../../art/monsters/sack';
import type { Mansion } from './physics';

export type Phase = 'ready' | 'countdown' | 'placing' | 'pushing' | 'homing' | 'choosing' | 'over';

export interface Pulse {
  phase: Phase;
  counter: number;
  sand: number;
  /** Codes of what the pairs held in the last beat. */
  held: [number, number];
  mansion: Mansion;
  entered: string | null;
  visited: boolean;
}

export interface TeamSeen {
  seats: number[];
  cards: SackId[];
  eyes: number;
  chips: number;
  escapes: number;
  best: number;
}

export interface FalleView {
  seat: number | null;
  players: number;
  phase: Phase;
  active: number | null;
  practice: boolean;
  round: number;
  rounds: number;
  team: number;
  teams: TeamSeen[];
  pair_x: number;
  pair_y: number;
  wishes: ('go' | 'swap' | null)[];
  held: [number, number];
  mansion: Mansion;
  wobble_limit: number;
  touch_free: number;
  press_free: number;
  chits: SackId[];
  card: SackId | null;
  start: number | null;
  location: { id: string; key: string; name: string; entered: string | null; visited: boolean } | null;
  counter: number;
  sand: number;
  sand_full: number;
  catches: SackId[];
  deck: number;
  face_up: SackId[];
  arrows: boolean;
  soft_touch: boolean;
  scores: number[];
  winners: number[];
}

export const pulseOf = (view: FalleView): Pulse => ({
  phase: view.phase,
  counter: view.counter,
  sand: view.sand,
  held: view.held,
  mansion: view.mansion,
  entered: view.location?.entered ?? null,
  visited: view.location?.visited ?? false,
});
