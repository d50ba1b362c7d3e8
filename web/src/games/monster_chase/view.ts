// What the server shows of a game of Monster Chase (games/monster_chase/view.py).
import type { BedtimeId } from '../../art/monsters/bedtime';
import type { ToyId } from '../../art/toys/toys';
import type { Side } from './bedroom';

export interface MonsterSeen {
  card: string;
  drawing: BedtimeId;
  name: string;
  toy: ToyId;
}

export interface AtBed {
  side: Side;
  monster: MonsterSeen;
  arrived: number;
}

export interface TilePlace {
  position: number;
  up: boolean;
  tile: ToyId | null;
  remembered: boolean;
}

export interface ChaseView {
  seat: number | null;
  players: number;
  phase: 'preview' | 'flip' | 'sock_swap' | 'over';
  active: number | null;
  tiles: TilePlace[];
  bed: AtBed[];
  closet: MonsterSeen[];
  found: number[];
  under_bed: number;
  length: number;
  progress: number;
  round_size: number;
  colours: string[];
  expert: boolean;
  expert_used: boolean;
  pack: boolean;
  competitive: boolean;
  preview_seconds: number;
  result: 'players' | 'monsters' | null;
  winners: number[];
}

export type ChaseMove = { move: 'flip' | 'swap'; position: number } | { move: 'ready' };
