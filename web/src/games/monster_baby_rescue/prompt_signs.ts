// Every prompt of Monster Baby Rescue as a row of signs: take a tile for the baby, go home, wait.
import type { IconName } from '../../art/icons';

const SIGNS: Readonly<Record<string, readonly (IconName | 'tile' | 'baby')[]>> = {
  'prompt.take': ['tap', 'tile', 'next', 'baby'],
  'prompt.final': ['tap', 'tile', 'next', 'home'],
  'prompt.wait': ['clock', 'eye', 'tile'],
  'verdict.one': ['trophy', 'star'],
  'verdict.several': ['trophy', 'people'],
};

/** By the key of a prompt. */
export const signsOf = (prompt: string) => SIGNS[prompt.replace('monster-baby-rescue.', '')] ?? [];
