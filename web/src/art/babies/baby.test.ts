import { expect, test } from 'vitest';
import { BABY_KINDS, BABY_PARTS, babyPart, LEVELS } from './baby';

test.each(BABY_KINDS.flatMap((kind) => BABY_PARTS.map((part) => [kind, part] as const)))(
  'MBR-34: the %s has four pictures of its %s, one for each level',
  (kind, part) => {
    expect(new Set(LEVELS.map((level) => babyPart(kind, part, level).svg)).size).toBe(4);
  },
);
