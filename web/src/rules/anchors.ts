// The anchors of the rules page: a sentence is named by the last part of its key, and found by every rule behind it.
import type { Rules } from '../games/board';

/** The anchor of a sentence. */
export const anchorOf = (text: string): string => text.split('.rules.')[1] ?? '';

/** The anchor of what an address names: a section or a sentence as it is, a rule such as MC-R13 by its sentence. */
export function anchorNamed(fragment: string, rules: Rules | undefined): string {
  const sentences = rules?.sections.flatMap((section) => section.rules) ?? [];
  if (sentences.some(({ text }) => anchorOf(text) === fragment)) return fragment;
  const found = sentences.find(({ ids }) => ids.includes(fragment));
  return found ? anchorOf(found.text) : fragment;
}
