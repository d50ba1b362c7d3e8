// Names of things, in the language of the device.
import type { LocationKey, MonsterId } from '../../border/monster_falle';
import { t, asText, translate } from '../../words';

/** For a place of a message. */
export const monsterText = (id: MonsterId) => asText(`monster-falle.monster.${id}`);
export const monsterName = (id: MonsterId): string => translate(monsterText(id));

/** “across the fridge” */
export const across = (key: LocationKey): string => t(`monster-falle.across.${key}`);

/** In the order of the rails' numbers. */
export const RAIL_NAMES = ['left', 'right', 'top', 'bottom'] as const;
