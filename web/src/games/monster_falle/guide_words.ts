// What the prompt bar says to whoever tries it the first time.
import type { SackId } from '../../art/monsters/sack';
import { t } from '../../words';
import { monsterName } from './names';
import type { Push } from './way';

const NAMES = ['left', 'right', 'top', 'bottom'] as const;
const ARROWS = ['→', '←', '↓', '↑'] as const;

/** Fingers, or a mouse and most likely a keyboard? */
const hasKeys = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches;

export function guideWords(monster: SackId, push: Push | null): { text: string; detail: string; button: string } {
  return {
    text: t('monster-falle.guide', { name: monsterName(monster) }),
    detail: push ? detail(push) : '',
    button: t('monster-falle.guide.skip'),
  };
}

function detail({ rail, inward }: Push): string {
  const name = NAMES[rail];
  if (!inward) return t(`monster-falle.guide.pull.${name}`);
  return hasKeys()
    ? t(`monster-falle.guide.keys.${name}`, { key: ARROWS[rail] })
    : t(`monster-falle.guide.push.${name}`);
}
