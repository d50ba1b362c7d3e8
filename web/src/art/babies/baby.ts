// Five baby monsters. Each has three parts (legs, torso, head), every one with its own care level.
// Picture: 200 x 240, neck at (100, 142), hips at (100, 196), ground at 230.
import { alive } from '../creature';
import { drawing, type Drawing } from '../drawing';
import { BABIES, type BabyKind } from '../palette';
import { joint } from '../pen';
import { glow, groomedColour, type Level } from '../parts/care';
import { legs, torsos } from './bodies';
import { heads } from './heads';
import { keysOf } from '../../assert';

export { better, type Level } from '../parts/care';
export type { BabyKind } from '../palette';
export const BABY_KINDS = keysOf(BABIES);
export const LEVELS: readonly Level[] = [1, 2, 3, 4];
export type BabyPart = 'head' | 'torso' | 'legs';
export const BABY_PARTS: readonly BabyPart[] = ['head', 'torso', 'legs'];

/** The least level at which a face smiles. */
export const smilingLevel = (head: Level): Level => (head < 3 ? 3 : head);

const SHOPS = { head: heads, torso: torsos, legs };
/** The fixed point of each part for its animation. */
const FIXED = { head: [100, 142], torso: [100, 204], legs: [100, 228] } as const;
const SHINE = { head: '20 40 12, 184 34 9, 172 18 6', torso: '14 156 8', legs: '30 208 10, 14 192 6' };

function part(kind: BabyKind, name: BabyPart, level: Level): string {
  const [x, y] = FIXED[name];
  return joint(x, y, `part-${name}`, SHOPS[name][kind](groomedColour(BABIES[kind], level), level));
}

export function baby(kind: BabyKind, head: Level, torso: Level, feet: Level): Drawing {
  const shine = { head, torso, legs: feet };
  return drawing(
    `baby-${kind}-${head}${torso}${feet}`,
    () =>
      alive(part(kind, 'legs', feet) + part(kind, 'torso', torso) + part(kind, 'head', head), 230) +
      BABY_PARTS.filter((name) => shine[name] === 4)
        .map((name) => glow(SHINE[name]))
        .join(''),
    200,
    240,
  );
}

// Moves each part into the middle of a square tile.
const CROP: Record<BabyPart, string> = {
  head: 'translate(8 18) scale(.92)',
  torso: 'translate(-30 -124) scale(1.3)',
  legs: 'translate(-44 -150) scale(1.3)',
};

/** One part alone, as on a care tile. */
export const babyPart = (kind: BabyKind, name: BabyPart, level: Level): Drawing =>
  drawing(`baby-${kind}-${name}${level}`, () => `<g transform="${CROP[name]}">${part(kind, name, level)}</g>`);
