// Monster babies at every level of care, and their nursery, for the gallery.
import type { Level } from '../../art/babies/baby';
import { STRAW } from '../../art/palette';
import { inTurn } from '../../assert';
import { withoutNames, type Family } from '../../gallery/family';

const MIXES: readonly (readonly [Level, Level, Level])[] = [[4, 1, 2], [1, 4, 3], [2, 3, 1], [3, 2, 4], [4, 3, 1]]; // prettier-ignore

export default [
  {
    id: 'babies',
    alive: true,
    isNamed: true,
    load: async () => {
      const { BABY_KINDS, LEVELS, baby } = await import('../../art/babies/baby');
      const called = (kind: (typeof BABY_KINDS)[number]) => `monster-baby-rescue.monster.${kind}` as const;
      const even = BABY_KINDS.flatMap((kind) =>
        LEVELS.map((level) => ({ art: baby(kind, level, level, level), called: called(kind) })),
      );
      const mixed = BABY_KINDS.map((kind, i) => ({ art: baby(kind, ...inTurn(MIXES, i)), called: called(kind) }));
      return [...even, ...mixed];
    },
  },
  {
    id: 'parts',
    alive: false,
    load: async () => {
      const { BABY_KINDS, BABY_PARTS, LEVELS, babyPart } = await import('../../art/babies/baby');
      return BABY_KINDS.flatMap((kind) =>
        BABY_PARTS.flatMap((part) => withoutNames(LEVELS.map((level) => babyPart(kind, part, level)))),
      );
    },
  },
  {
    id: 'nursery',
    alive: false,
    load: async () => {
      const { barrier, bed, coin, dream, gem, healer, heart, ladder, linkedHeart, soap, star } =
        await import('../../art/things/nursery');
      return withoutNames([
        gem('red'),
        gem('green'),
        bed(),
        bed(STRAW),
        ladder(1),
        ladder(2),
        ladder(),
        healer(),
        heart(),
        heart(false),
        linkedHeart('red'),
        linkedHeart('green'),
        star(),
        star(false),
        soap(),
        dream(),
        barrier(),
        coin(),
      ]);
    },
  },
] satisfies Family[];
