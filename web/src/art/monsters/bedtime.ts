// The ten monsters around the child's bed (Monster Chase).
import { drawing, type Drawing } from '../drawing';
import { INK } from '../palette';
import { blob, both, flat, flip, joint, line, oval, raw, solid, tube } from '../pen';
import { drop } from '../parts/care';
import { eye } from '../parts/eyes';
import { wing } from '../parts/limbs';
import { moods, mouths } from '../parts/mouths';
import { antenna, pair } from '../parts/tops';
import { monster, type Recipe } from './recipe';
import { keysOf } from '../../assert';

const twig = (side: 'left' | 'right') => {
  const d = 'M136 104q18 8 34 -14m-10 10l14 6';
  const right = joint(134, 104, `arm ${side}`, line(d, { w: 15 }) + line(d, { w: 6, line: '#b08a62' }));
  return side === 'left' ? flip(right) : right;
};

const stalkEyes = (skin: string) =>
  eye(58, 40, 21, { skin, iris: '#57853c', look: [0.4, 0.4] }) +
  eye(142, 40, 21, { skin, iris: '#57853c', look: [-0.4, 0.4] });

const longTongue = joint(
  100,
  126,
  'tongue',
  solid(blob('86 128, 114 128, 120 160, 112 184, 96 186, 88 164'), '#f28b8b', {
    w: 5,
    inside: line('M100 132q6 20 4 40', { w: 3.5, line: '#cf6570' }),
  }),
);
const slurp = moods({
  own: mouths.grin(100, 112, 30) + longTongue,
  fear: mouths.wobble(100, 128, 24),
  rest:
    solid(blob('92 136, 110 136, 110 150, 101 156, 93 150'), '#f28b8b', { w: 4.5, glint: false }) +
    mouths.smile(100, 128, 22),
});

const keyhole = flat(raw('M100 134a8 8 0 0 1 5 14l4 18h-18l4-18a8 8 0 0 1 5-14Z', [90, 134, 110, 166]), INK);

// prettier-ignore
const RECIPES = {
  M01: { body: 'puddle', color: '#7d93b8', eyes: 2, gap: 21, eyeSize: 19, lid: 0.42, tilt: 0.25, iris: '#3d5a80', mouth: 'sad', inside: flat(oval(100, 184, 60, 14), '#a9bbd6'), front: drop(56, 28) }, // Gloomp
  M02: { body: 'bean', color: '#8fb04c', eyes: 2, gap: 18, eyeSize: 16, mouth: 'snaggle', mouthSize: 22, top: 'curl', topGap: 24, pattern: 'stripes', patternColor: '#6c8c38', arms: ['up', 'down'], feet: true, iris: '#b5732f' }, // Snagglo
  M03: { body: 'ghost', color: '#6b5391', eyes: 1, eyeSize: 31, eyeDrop: 2, iris: '#e2b13c', mouth: 'wobble', mouthSize: 20, arms: 'out', pattern: 'spots', patternColor: '#8a71b3', blush: false, front: antenna(100, 28, 22, -16, '#e2b13c') }, // Murkle
  M04: { body: 'fuzz', color: '#f09a6b', eyes: 2, gap: 20, eyeSize: 20, tilt: -0.25, lid: 0.16, mouth: 'fang', mouthSize: 17, top: 'bat', topColor: '#d9774c', topDrop: 2, feet: true, limb: '#c9643c', iris: '#5c8a4a' }, // Fuzzbane
  M05: { body: 'cone', color: '#e0565e', eyes: 2, gap: 17, eyeSize: 15, mouth: 'bigFang', mouthSize: 24, pattern: 'spots', patternColor: '#f58a86', arms: 'up', iris: '#7b4b94', blush: false, front: line('M92 22q-10 -14 2 -18M106 22q12 -10 4 -20', { w: 5 }) }, // Wobblefang
  M06: { body: 'cloud', color: '#bfdcea', eyes: 2, gap: 18, eyeSize: 17, mouth: 'oh', behind: pair(100, 104, 46, wing('#6f8fb8'), 0, 'wing'), iris: '#4a6fa5', front: drop(66, 176) + drop(100, 188, 0.9) + drop(134, 174) }, // Drizzlewing
  M07: { body: 'crate', color: '#b98a5a', eyes: 2, gap: 30, eyeSize: 14, eyeDrop: 2, mouth: 'underbite', mouthSize: 26, top: 'horn', topGap: 52, topDrop: 4, topTurn: 26, topColor: '#ecd3a2', feet: true, arms: 'down', limb: '#96693f', belly: '#dcb98d', iris: '#7a3b2e', front: line('M56 56l22 8M144 56l-22 8', { w: 7 }) }, // Thumpus
  M08: { body: 'plank', color: '#cdb592', eyes: 2, gap: 16, eyeSize: 15, look: [0.5, 0], mouth: 'zig', mouthSize: 18, pattern: 'grain', patternColor: '#ab8f68', behind: twig('left') + twig('right') + line('M84 18l-8 -14M116 18l10 -12', { w: 8 }), feet: true, limb: '#a5855d', iris: '#3f7f7a', blush: false, front: keyhole }, // Creakle
  M09: { body: 'egg', color: '#f2cd4e', eyes: 1, eyeSize: 44, eyeDrop: 4, iris: '#4c9a8f', mouth: 'tiny', mouthDrop: 26, mouthSize: 22, arms: ['out', 'up'], feet: true, limb: '#d9a42e', top: 'nub', topColor: '#e58a4b', blush: false }, // Boggleye
  M10: { body: 'bun', color: '#d277ac', pattern: 'spots', patternColor: '#b65892', gap: 30, behind: both(tube('M124 84q4 -34 18 -44', '#d277ac', 12, 5.5)), front: stalkEyes('#d277ac') + slurp }, // Slurpin
} satisfies Record<string, Recipe>;

export type BedtimeId = keyof typeof RECIPES;
export const BEDTIME_IDS = keysOf(RECIPES);
export const bedtimeMonster = (id: BedtimeId): Drawing => drawing(`bedtime-${id}`, () => monster(RECIPES[id]));
