// The bedroom, its monsters and its toys, for the gallery.
import { withoutNames, type Family } from '../../gallery/family';

export default [
  {
    id: 'bedtime',
    alive: true,
    isNamed: true,
    load: async () => {
      const { BEDTIME_IDS, bedtimeMonster } = await import('../../art/monsters/bedtime');
      return BEDTIME_IDS.map((id) => ({ art: bedtimeMonster(id), called: `monster-chase.name.${id}` as const }));
    },
  },
  {
    id: 'toys',
    alive: true,
    isNamed: true,
    load: async () => {
      const { TOY_IDS, toy } = await import('../../art/toys/toys');
      return TOY_IDS.map((id) => ({ art: toy(id), called: `monster-chase.toy.${id}` as const }));
    },
  },
  {
    id: 'bedroom',
    alive: false,
    load: async () => {
      const { bubble, closet, moon, nightWindow, sleeper, tileBack, tileFront } =
        await import('../../art/things/bedroom');
      return withoutNames([
        closet(),
        closet(true),
        sleeper(),
        tileBack(),
        tileFront(),
        tileFront(true),
        nightWindow(false),
        nightWindow(true),
        bubble(),
        moon(),
      ]);
    },
  },
] satisfies Family[];
