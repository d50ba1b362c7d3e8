// The mansion, its monsters and its furniture, for the gallery.
import { withoutNames, type Family } from '../../gallery/family';

export default [
  {
    id: 'mansion',
    alive: true,
    isNamed: true,
    load: async () => {
      const { SACK_IDS, sack, sackMonster } = await import('../../art/monsters/sack');
      const monsters = SACK_IDS.map((id) => ({ art: sackMonster(id), called: `monster-falle.monster.${id}` as const }));
      return [...monsters, { art: sack() }];
    },
  },
  {
    id: 'furniture',
    alive: false,
    load: async () => {
      const { FURNITURE_NAMES, furniture, hourglass, missionBack, trap } = await import('../../art/things/mansion');
      const sand = [1, 0.6, 0].map((left) => hourglass(left));
      return withoutNames([...FURNITURE_NAMES.map((name) => furniture(name)), trap(), ...sand, missionBack()]);
    },
  },
] satisfies Family[];
