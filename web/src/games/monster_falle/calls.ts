// The calls of seats that watch, and when they fit. In the rulebook the starting call and calling an escape are their part
// of the game (MF-22, MF-31); here the game does not wait for it (MF-R29, MF-R34).
import type { Games } from '../../border/games';
import type { Phase } from '../../border/monster_falle';
import type { Call } from '../board';

type CallName = Games['monster-falle']['call'];

export const calls: Readonly<Record<CallName, Call>> = {
  'get-set': { key: 'monster-falle.calls.get-set', sound: 'ready' },
  cheer: { key: 'monster-falle.calls.cheer', sound: 'cheer' },
  escaped: { key: 'monster-falle.calls.escaped', sound: 'whoops' },
  hooray: { key: 'monster-falle.calls.hooray', sound: 'cheer' },
};

/** What has just happened to the monster. */
export type Lately = 'caught' | 'escaped' | null;
export const LATELY_MS = 4000;

/** Cheering always has the same place, so that a thumb finds it. */
export function fittingCalls(phase: Phase, lately: Lately): CallName[] {
  if (phase === 'over') return [];
  if (phase === 'ready' || phase === 'countdown') return ['get-set'];
  if (lately) return ['cheer', lately === 'caught' ? 'hooray' : 'escaped'];
  return ['cheer'];
}
