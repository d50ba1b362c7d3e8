// The faces at a table: the creatures that people choose, and the bots.
import { BOT_KINDS, botFace } from './animals/bots';
import { FRIEND_KINDS, friend } from './animals/friends';
import { pet, type PetKind } from './animals/pets';
import type { Drawing } from './drawing';
import { inTurn } from '../assert';

const PETS: readonly PetKind[] = ['rabbit', 'dog', 'cat', 'bird', 'tortoise', 'wild'];

/** The creatures to choose from, in the order in which seats get them by default. */
export const CREATURES = [...PETS, ...FRIEND_KINDS];
export type CreatureName = (typeof CREATURES)[number];

const portraits = new Map<string, () => Drawing>([
  ...PETS.map((kind) => [kind, () => pet(kind)] as const),
  ...FRIEND_KINDS.map((kind) => [kind, () => friend(kind)] as const),
  ...BOT_KINDS.map((kind) => [kind, () => botFace(kind)] as const),
]);

/** The face of a creature or of a bot; for an unknown name the pet of the seat. */
export const portrait = (name: string, seat: number): Drawing =>
  (portraits.get(name) ?? (() => pet(inTurn(PETS, seat))))();
