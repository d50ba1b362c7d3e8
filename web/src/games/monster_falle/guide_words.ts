// The texts of the guided first catch.
import type { SackId } from '../../art/monsters/sack';
import { t } from '../../words';
import type { Guide } from './guide.svelte';
import { monsterText } from './names';
import type { Push } from './way';

const NAMES = ['left', 'right', 'top', 'bottom'] as const;
const ARROWS = ['→', '←', '↓', '↑'] as const;

/** A mouse, and so most likely a keyboard? */
const hasKeys = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches;

export function guideWords(monster: SackId, { caught, push }: Guide): { text: string; detail: string; button: string } {
  return {
    text: caught ? t('monster-falle.guide.well') : t('monster-falle.guide', { name: monsterText(monster) }),
    detail: push ? detail(push) : '',
    button: caught ? t('monster-falle.go-on') : t('monster-falle.guide.skip'),
  };
}

function detail({ rail, inward }: Push): string {
  const name = NAMES[rail];
  if (!inward) return t(`monster-falle.guide.pull.${name}`);
  return hasKeys()
    ? t(`monster-falle.guide.keys.${name}`, { key: ARROWS[rail] })
    : t(`monster-falle.guide.push.${name}`);
}
