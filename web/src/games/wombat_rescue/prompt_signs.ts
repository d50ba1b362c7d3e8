// Every prompt of Wombat Rescue as a row of signs: run, step to what is smelled, play a card, lead the dingo, wait.
import type { IconName } from '../../art/icons';

type Piece = 'wombat' | 'baby' | 'food' | 'cube' | 'dingo' | 'den' | 'card';

const SIGNS: Readonly<Record<string, readonly (IconName | Piece)[]>> = {
  'prompt.move.run': ['tap', 'wombat', 'next'],
  'prompt.move.step': ['wombat', 'next', 'food'],
  'prompt.move.lost': ['wombat', 'question', 'card'],
  'prompt.move.hemmed-in': ['wombat', 'refusal', 'card'],
  'prompt.move.used-up': ['wombat', 'check', 'card'],
  'prompt.lost-step': ['question', 'tap', 'wombat'],
  'prompt.first-den': ['tap', 'den', 'back', 'dingo'],
  'prompt.den': ['dingo', 'next', 'den'],
  'prompt.holder': ['dingo', 'next', 'people'],
  'prompt.cube': ['tap', 'cube', 'next', 'wombat'],
  'prompt.target': ['dingo', 'next', 'wombat'],
  'prompt.prowl': ['tap', 'dingo', 'next'],
  'prompt.wait': ['clock', 'wombat'],
  'prompt.won': ['trophy', 'baby', 'home'],
  'prompt.over': ['baby', 'home'],
};

/** By the key of a prompt. */
export const signsOf = (prompt: string) => SIGNS[prompt.replace('wombat-rescue.', '')] ?? [];
