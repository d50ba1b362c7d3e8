import { expect, test } from 'vitest';
import { baby, BABY_KINDS, BABY_PARTS, babyPart, LEVELS, type BabyKind, type BabyPart, type Level } from './baby';

const parts = BABY_KINDS.flatMap((kind) => BABY_PARTS.map((part) => [kind, part] as const));
/** Without the numbers of its clips, which depend on what was drawn before. */
const unnumbered = (svg: string) => svg.replace(/~[\w-]+/g, '~');
/** The picture of a part as the whole baby shows it: without the frame that puts it on a tile. */
const face = (kind: BabyKind, part: BabyPart, level: Level) =>
  unnumbered(babyPart(kind, part, level).svg)
    .replace(/^<g transform="[^"]+">/, '')
    .replace(/<\/g>$/, '');

test.each(parts)('MBR-34: the %s has four pictures of its %s, one for each level', (kind, part) => {
  expect(new Set(LEVELS.map((level) => babyPart(kind, part, level).svg)).size).toBe(4);
});

test.each(parts)('MBR-34: of the %s one side of one tile is seen for its %s, at every level', (kind, part) => {
  for (const now of LEVELS)
    for (const others of LEVELS) {
      const of = (name: BabyPart) => (name === part ? now : others);
      const svg = unnumbered(baby(kind, of('head'), of('torso'), of('legs')).svg);
      expect(LEVELS.filter((level) => svg.includes(face(kind, part, level)))).toEqual([now]);
    }
});
