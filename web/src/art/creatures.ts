// Whom people can be at a table, and the bots as themselves.
import { BOT_KINDS, botFace } from './animals/bots';
import { FRIEND_KINDS, friend } from './animals/friends';
import { pet, type PetKind } from './animals/pets';
import type { Drawing } from './drawing';
import { inTurn } from '../assert';

const PETS: readonly PetKind[] = ['rabbit', 'dog', 'cat', 'bird', 'tortoise', 'wild'];

/** All that can be chosen, in the order in which seats are given one if nobody chooses. */
export const CREATURES = [...PETS, ...FRIEND_KINDS];
export type CreatureName = (typeof CREATURES)[number];

const portraits = new Map<string, () => Drawing>([
  ...PETS.map((kind) => [kind, () => pet(kind)] as const),
  ...FRIEND_KINDS.map((kind) => [kind, () => friend(kind)] as const),
  ...BOT_KINDS.map((kind) => [kind, () => botFace(kind)] as const),
]);

/** The face of a creature or of a bot; of one that nobody has drawn, the pet of the seat. */
export const portrait = (name: string, seat: number): Drawing =>
  (portraits.get(name) ?? (() => pet(inTurn(PETS, seat))))();
