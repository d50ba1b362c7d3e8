// The pets that live in a shelter, one by one.
import { PET_KINDS, type PetKind } from '../../art/animals/pets';
import type { ShelterSeen } from '../../border/pets_rescue';

export const petsIn = ({ pets }: ShelterSeen): PetKind[] =>
  PET_KINDS.flatMap((kind) => Array.from({ length: pets[kind] }, () => kind));
