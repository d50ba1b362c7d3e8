// Names of things, in the language of the device.
import type { LocationKey, MonsterId } from '../../border/monster_falle';
import { t } from '../../words';

export const monsterName = (id: MonsterId): string => t(`monster-falle.monster.${id}`);

/** “across the fridge” */
export const across = (key: LocationKey): string => t(`monster-falle.across.${key}`);

/** In the order of the rails' numbers. */
export const RAIL_NAMES = ['left', 'right', 'top', 'bottom'] as const;
