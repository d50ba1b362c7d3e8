// Every prompt of Monster Trap as a row of signs: push the sack with the rails, pull them back, choose, watch.
import type { IconName } from '../../art/icons';

const SIGNS: Readonly<Record<string, readonly (IconName | 'rail' | 'sack' | 'monster' | 'trap' | 'sand')[]>> = {
  'prompt.ready': ['tap', 'check'],
  'prompt.partner-readies': ['clock', 'people'],
  'prompt.partner-swaps': ['people', 'swap', 'rail'],
  'prompt.choose': ['tap', 'monster'],
  'prompt.partner-chooses': ['clock', 'people', 'monster'],
  'prompt.placing': ['clock', 'monster', 'next', 'sack'],
  'event.began': ['sand', 'rail'],
  'prompt.push': ['rail', 'sack', 'next', 'trap'],
  'prompt.push-across': ['rail', 'sack', 'next'],
  'prompt.homing': ['rail', 'outward'],
  'prompt.watch': ['eye', 'sand'],
  'prompt.watch-practice': ['eye', 'rail'],
  'verdict.practice': ['check', 'sand'],
  'verdict.nobody': ['monster', 'leave', 'rotate'],
  'verdict.one': ['trophy', 'star'],
  'verdict.eyes': ['trophy', 'star', 'eye'],
  'verdict.together': ['trophy', 'heart'],
  'verdict.together-eyes': ['trophy', 'heart', 'eye'],
  'verdict.team': ['trophy', 'people'],
  'verdict.teams-eyes': ['trophy', 'people', 'eye'],
  'verdict.teams-together': ['trophy', 'people', 'heart'],
  'verdict.teams-together-eyes': ['trophy', 'people', 'heart', 'eye'],
};

/** By the key of a prompt. */
export const signsOf = (prompt: string) => SIGNS[prompt.replace('monster-falle.', '')] ?? [];
