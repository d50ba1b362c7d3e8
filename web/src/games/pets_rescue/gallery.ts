// The pets and their shelter, for the gallery.
import { withoutNames, type Family } from '../../gallery/family';

export default [
  {
    id: 'pets',
    alive: true,
    load: async () => {
      const { PET_KINDS, pet } = await import('../../art/animals/pets');
      return withoutNames(PET_KINDS.map((kind) => pet(kind)));
    },
  },
  {
    id: 'shelter',
    alive: false,
    load: async () => {
      const { cardBack, meeple, paw } = await import('../../art/things/shelter');
      return withoutNames([...[0, 1, 2, 3].map((seat) => meeple(seat)), paw(), cardBack(), cardBack(true)]);
    },
  },
] satisfies Family[];
