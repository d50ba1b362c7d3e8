// The texts of the guided first catch.
import type { SackId } from '../../art/monsters/sack';
import { t } from '../../words';
import type { Guide } from './guide.svelte';
import { hasKeys } from './hands';
import { monsterText } from './names';
import type { Push } from './way';

const NAMES = ['left', 'right', 'top', 'bottom'] as const;
const ARROWS = ['→', '←', '↓', '↑'] as const;

export function guideWords(monster: SackId, { caught, push }: Guide): { text: string; detail: string; button: string } {
  return {
    text: caught ? t('monster-falle.guide.well') : t('monster-falle.guide', { name: monsterText(monster) }),
    detail: push ? pushWords(push) : '',
    button: caught ? t('monster-falle.go-on') : t('monster-falle.guide.skip'),
  };
}

/** What the arrow shows, in words. */
export function pushWords({ rail, inward }: Push): string {
  const name = NAMES[rail];
  if (!inward) return t(`monster-falle.guide.pull.${name}`);
  return hasKeys()
    ? t(`monster-falle.guide.keys.${name}`, { key: ARROWS[rail] })
    : t(`monster-falle.guide.push.${name}`);
}
