// Every prompt of Monster Chase as a row of symbols.
import type { IconName } from '../../art/icons';

export type Sign = IconName | 'tile' | 'sock';

const SIGNS: Readonly<Record<string, readonly Sign[]>> = {
  'prompt.turn': ['tap', 'tile'],
  'prompt.pack': ['tap', 'tile', 'tile'],
  'prompt.sock': ['sock', 'swap', 'tile'],
  'prompt.preview': ['eye', 'tile'],
  'prompt.wait': ['clock', 'eye'],
  'verdict.won': ['trophy', 'heart'],
  'verdict.alone': ['trophy', 'heart'],
  'verdict.race.one': ['trophy', 'star'],
  'verdict.race.several': ['trophy', 'people'],
  'verdict.surrounded': ['moon', 'rotate'],
  'verdict.nobody-left': ['moon', 'rotate'],
};

/** By the key of a prompt. */
export const signsOf = (prompt: string): readonly Sign[] => SIGNS[prompt.replace('monster-chase.', '')] ?? [];
