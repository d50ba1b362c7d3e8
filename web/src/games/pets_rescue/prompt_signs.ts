// Every prompt of Pets Rescue as a row of signs: pick a line, take a card, turn it, give it, swap it, wait.
import type { IconName } from '../../art/icons';

const SIGNS: Readonly<Record<string, readonly (IconName | 'row' | 'column' | 'upright' | 'sideways')[]>> = {
  'prompt.line': ['tap', 'row', 'column'],
  'prompt.card': ['tap', 'upright', 'next', 'home'],
  'prompt.direction': ['back', 'people', 'next'],
  'prompt.gift': ['tap', 'upright', 'next', 'people'],
  'prompt.place': ['upright', 'rotate', 'sideways'],
  'prompt.offer': ['upright', 'next', 'people'],
  'prompt.offer-two': ['upright', 'upright', 'next', 'people'],
  'prompt.accept': ['tap', 'check', 'upright'],
  'prompt.swap': ['upright', 'swap', 'upright'],
  'prompt.start': ['tap', 'upright', 'sideways'],
  'prompt.wait.card': ['clock', 'upright'],
  'prompt.wait.start': ['clock', 'upright', 'sideways'],
  'prompt.wait.start-chosen': ['check', 'clock'],
  'prompt.wait.others': ['clock', 'people'],
  'verdict.one': ['trophy', 'star'],
  'verdict.several': ['trophy', 'people'],
};

/** By the key of a prompt. */
export const signsOf = (prompt: string) => SIGNS[prompt.replace('pets-rescue.', '')] ?? [];
