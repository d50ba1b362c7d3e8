// Things of the mansion (Monster-Falle): six pieces of furniture seen from above, the trap, the hourglass.
import { drawing, type Drawing } from '../drawing';
import { blob, both, dot, flat, line, oval, poly, raw, slab, solid, type Point, spotsOf } from '../pen';
import { heartShape, starShape } from '../parts/care';
import { eye } from '../parts/eyes';
import { keysOf } from '../../assert';

const dull = { glint: false } as const;

function fridge(): string {
  const body = solid(slab(46, 20, 108, 164, 18), '#e8f0f2', { ...dull, inside: line('M40 82h120', { w: 5 }) });
  return (
    body +
    line('M66 44v22M66 100v34', { w: 8, line: '#8aa5ad' }) +
    starShape(122, 122, 15, '#f0cf45', 4) +
    heartShape(118, 54, 10, '#e5596a', 4)
  );
}

/** The cat asleep in its basket. */
function cat(): string {
  return (
    solid(oval(100, 112, 78, 60), '#c28a58', {
      ...dull,
      inside: line('M24 132q20 12 38 0t38 0t38 0t38 0', { w: 5, line: '#94623a' }),
    }) +
    solid(oval(100, 102, 56, 38), '#f5c7cf', dull) +
    solid(poly('114 90, 126 70, 128 94'), '#8f8fa8', { ...dull, w: 4.5 }) +
    solid(poly('78 90, 76 70, 94 82'), '#8f8fa8', { ...dull, w: 4.5 }) +
    solid(blob('70 104, 86 82, 116 80, 134 100, 120 120, 84 122'), '#8f8fa8', { w: 5 }) +
    line('M86 102q5 5 10 0M104 102q5 5 10 0', { w: 4 })
  );
}

function bathtub(): string {
  const foam = spotsOf('74 90 15, 100 102 19, 126 88 14, 86 116 12').map(([x, y, r]) => solid(oval(x, y, r), '#ffffff', { w: 4, shade: '#dcecf3' })); // prettier-ignore
  return (
    solid(slab(22, 46, 156, 112, 50), '#f5f1ea', dull) +
    solid(slab(42, 64, 116, 76, 34), '#a9dcf0', { ...dull, w: 5 }) +
    foam.join('')
  );
}

function horse(): string {
  const rocker = 'M24 150Q100 206 176 150';
  return (
    line(rocker, { w: 18 }) +
    line(rocker, { w: 7, line: '#d9b074' }) +
    line('M66 124v42M132 124v42', { w: 20 }) +
    line('M66 124v40M132 124v40', { w: 9, line: '#e98a5b' }) +
    solid(blob('30 54, 58 32, 84 58, 92 88, 146 86, 160 116, 140 138, 66 136, 56 96, 32 86', 0.9), '#e98a5b', {
      inside: flat(slab(94, 76, 36, 40, 8), '#4c8fc4'),
    }) +
    line('M72 36q22 8 20 44', { w: 11 }) +
    eye(54, 58, 9, { skin: '#e98a5b', w: 3.5 })
  );
}

function sofa(): string {
  return (
    solid(slab(20, 44, 160, 80, 28), '#b5698a', dull) +
    solid(slab(36, 90, 128, 66, 18), '#d78fae', { inside: line('M100 80v90', { w: 4.5 }) }) +
    both(solid(slab(150, 82, 34, 84, 16), '#b5698a', dull))
  );
}

function loo(): string {
  return (
    solid(slab(54, 18, 92, 54, 14), '#f5f1ea') +
    solid(oval(100, 122, 54, 62), '#f5f1ea', dull) +
    solid(oval(100, 126, 34, 42), '#a9dcf0', { ...dull, w: 5 }) +
    solid(oval(100, 36, 8, 6), '#8aa5ad', { ...dull, w: 4 })
  );
}

const FURNITURE = { fridge, cat, bathtub, horse, sofa, loo };
export type FurnitureName = keyof typeof FURNITURE;
export const FURNITURE_NAMES = keysOf(FURNITURE);
export const furniture = (name: FurnitureName): Drawing => drawing(`furniture-${name}`, FURNITURE[name]);

/** The soft trap in the middle. */
export const trap = (): Drawing =>
  drawing('trap', () => {
    const rivets = Array.from({ length: 10 }, (_, i) => {
      const angle = (i / 10) * Math.PI * 2;
      return dot(100 + 67 * Math.cos(angle), 110 + 52 * Math.sin(angle), 4, '#f0cf9a');
    });
    return (
      solid(oval(100, 110, 78, 62), '#7b5a4a', dull) +
      solid(oval(100, 110, 56, 42), '#3a2430', dull) +
      rivets.join('') +
      heartShape(100, 110, 18)
    );
  });

/** Sand running; `left` goes from 1 to 0. Drawn in twenty steps. */
export function hourglass(left: number): Drawing {
  const share = Math.round(Math.max(0, Math.min(1, left)) * 20) / 20;
  return drawing(`hourglass-${share * 100}`, () => {
    const heap = 166 - 46 * (1 - share);
    const sand = '#eec26b';
    const inside =
      `<path d="M50 ${92 - 52 * share}H150V100H50Z" fill="${share ? sand : 'none'}"/>` +
      `<path d="M50 170V${heap}Q100 ${140 - 40 * (1 - share)} 150 ${heap}V170Z" fill="${sand}"/>` +
      (share ? `<path d="M100 96V150" stroke="${sand}" stroke-width="5"/>` : '');
    const glass = raw('M56 34H144Q144 76 110 100Q144 124 144 166H56Q56 124 90 100Q56 76 56 34Z', [56, 34, 144, 166]);
    return (
      solid(glass, '#e3f1f6', { ...dull, inside }) +
      [22, 164].map((y) => solid(slab(44, y, 112, 16, 8), '#a86f45', dull)).join('')
    );
  });
}

const PEEPING: readonly Point[] = [[52, 70], [108, 62], [64, 132], [112, 124]]; // prettier-ignore
/** Back of a mission card. */
export const missionBack = (): Drawing =>
  drawing('mission-back', () => solid(slab(6, 6, 148, 188, 26), '#3f7f86', { glint: false }) + PEEPING.map(([x, y]) => eye(x, y, 20, { skin: '#3f7f86', iris: '#e2b13c' })).join(''), 160, 200); // prettier-ignore
