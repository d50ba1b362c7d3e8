// What the server shows of a game of Monster Baby Rescue (games/monster_baby_rescue/view.py and preview.py).
import type { BabyKind, BabyPart, Level } from '../../art/babies/baby';
import type { GemColour } from '../../art/palette';

export type TileKind = 'bed' | 'diamond' | 'doctor' | 'play' | 'improve' | 'want';

export interface TileSeen {
  id: string;
  kind: TileKind;
  title: string;
  /** A thing, or `part` and `gem` where its player chooses. */
  brings: string;
  amount: number;
  hearts: number;
  link: GemColour | '';
  text: string;
}

export interface Slot {
  position: number;
  price: number;
  tile: TileSeen | null;
}

export interface PlaceSeen {
  name: string;
  rocks: number;
  figures: number[];
}

export interface GoalSeen {
  id: string;
  needs: Record<string, number>;
  points: number;
  owner: number | null;
  text: string;
}

export interface FinalSeen {
  id: string;
  how: 'lowest' | 'parts' | 'rank' | 'table' | 'pairs';
  of: string;
  points: number[];
  none: number;
  text: string;
  now: number[];
}

export interface MonsterSeen {
  seat: number;
  monster: BabyKind;
  head: Level;
  torso: Level;
  legs: Level;
  red: number;
  green: number;
  beds: number;
  rungs: number;
  visits: number;
  bed_tiles: number;
  play_tiles: number;
  lines: number;
  hearts: number;
  waiting_hearts: number;
  wants: TileSeen[];
  want_points: number[];
  goals: string[];
  tiles: TileSeen[];
  place: number | null;
  rock: number | null;
  turns_left: number | null;
  points: number;
}

export interface RescueView {
  seat: number | null;
  players: number;
  phase: 'turns' | 'final' | 'over';
  active: number | null;
  order: number[];
  row: Slot[];
  pile: number;
  unseen: string[];
  places: PlaceSeen[];
  barrier: number | null;
  monsters: MonsterSeen[];
  goals: GoalSeen[];
  finals: FinalSeen[];
  red: number;
  green: number;
  top_level: number;
  own_box: boolean;
  winners: number[];
}

export interface Change {
  thing: string;
  before: number;
  after: number;
}

export interface Preview {
  steps: number;
  place: number | null;
  rock: number | null;
  order: number[];
  again: boolean;
  changes: Change[];
  goals: string[];
  hearts: number;
  points: number;
  text: string;
}

export type RescueMove = { move: 'take'; slot: number; part: BabyPart | null; gem: GemColour | null };

/** What is counted of a monster besides its levels, in the order in which boards show it. */
export const COUNTED = ['beds', 'rungs', 'red', 'green', 'visits'] as const;
export type Counted = (typeof COUNTED)[number];
