// The twelve monsters that hide in the mansion, and the sack they travel in (Monster-Falle).
import { alive } from '../creature';
import { drawing, type Drawing } from '../drawing';
import { CREAM, INK, shadeOf } from '../palette';
import { at, blob, both, dot, flat, joint, line, oval, poly, slab, solid, tube } from '../pen';
import { eye, shutEye } from '../parts/eyes';
import { foot } from '../parts/limbs';
import { moods, mouths } from '../parts/mouths';
import { antenna } from '../parts/tops';
import { brush, cosy, snail, sock } from './odd';
import { monster, type Recipe } from './recipe';
import { keysOf } from '../../assert';

const nightcap = joint(
  100,
  50,
  'ear',
  solid(blob('64 54, 84 22, 120 10, 158 30, 150 40, 134 36, 136 54, 100 46', 0.85), '#d8e2f2', {
    inside: line('M84 54q14 -24 40 -34M112 54q10 -14 26 -20', { w: 7, line: '#e5596a' }),
  }) + solid(oval(158, 40, 11), CREAM, { w: 5 }),
);

const mothWings = both(
  joint(
    102,
    70,
    'wing',
    solid(blob('100 66, 132 58, 166 70, 172 112, 152 152, 122 166, 102 132', 0.95), '#c9beb1', {
      inside:
        dot(140, 98, 17, '#efe4d4') +
        dot(140, 98, 8, '#8b7b86') +
        line('M110 150q20 -8 44 -36', { w: 4, line: '#a3968b' }),
    }),
  ),
);

const pencil = (x: number, y: number, turn: number, colour: string) => {
  const tip = flat(poly('-7 -40, 0 -54, 7 -40'), '#f6deb4') + flat(poly('-3 -48, 0 -54, 3 -48'), INK);
  return at(x, y, solid(poly('-7 0, -7 -40, 0 -54, 7 -40, 7 0'), colour, { w: 5, glint: false, inside: tip }), 1, turn);
};
const pencils =
  pencil(38, 112, -66, '#e5596a') +
  pencil(52, 90, -44, '#4c8fc4') +
  pencil(74, 76, -22, '#f0cf45') +
  pencil(100, 70, 0, '#6bb07a') +
  pencil(126, 76, 22, '#e98a2b') +
  pencil(148, 90, 44, '#b57cc0') +
  pencil(162, 112, 66, '#4c8fc4');

const spark = (x: number, y: number, turn: number) =>
  at(
    x,
    y,
    `<g class="twinkle">${solid(poly('-4 -16, 8 -16, 2 -4, 12 -4, -6 18, -1 2, -11 2'), '#ffd24d', { w: 4, glint: false })}</g>`,
    1,
    turn,
  );
const berry = (x: number, y: number) => solid(oval(x, y, 9), '#d8464f', { w: 4.5 });

const stalk = (x0: number, y0: number, x: number, y: number, r: number, skin: string) =>
  tube(`M${x0} ${y0}Q${(x0 + x) / 2} ${(y0 + y) / 2 + 6} ${x} ${y}`, skin, 9, 5) +
  eye(x, y, r, { skin, iris: '#c9593f' });
const threeStalks = (skin: string) =>
  stalk(90, 60, 56, 34, 17, skin) + stalk(110, 60, 144, 34, 17, skin) + stalk(100, 58, 100, 26, 19, skin);

const recipe = (ingredients: Recipe) => () => monster(ingredients);

// prettier-ignore
const MONSTERS = {
  M01: recipe({ body: 'pear', color: '#7488b3', gap: 16, mouth: 'oh', mouthSize: 12, top: 'floppy', topGap: 28, topDrop: 18, feet: true, belly: '#a9b8d6', front: shutEye(80, 86, 13) + shutEye(120, 86, 13) + nightcap }), // Snoozle
  M02: recipe({ body: 'egg', color: '#9a938f', blush: false, behind: antenna(88, 40, -26, -22, '#d9cfc4') + antenna(112, 40, 26, -22, '#d9cfc4'), feet: true, limb: '#7c7572', front: mothWings }), // Mothilda
  M03: brush, // Fizzwick
  M04: recipe({ body: 'bun', color: '#3f9c96', eyes: 2, gap: 24, eyeSize: 17, lid: 0.3, tilt: -0.25, mouth: 'underbite', mouthSize: 24, mouthDrop: 4, feet: true, limb: '#2f7d78', pattern: 'spots', patternColor: '#61b5ae' }), // Grumbelina
  M05: cosy, // Tuftle
  M06: recipe({ body: 'cone', color: '#d83f4c', eyes: 2, gap: 17, eyeSize: 17, mouth: 'smile', arms: 'out', inside: line('M76 60q-14 40 -18 90', { w: 9, line: '#f58e90' }), front: solid(oval(100, 20, 12), '#7fb64a', { w: 5 }) }), // Wobbert
  M07: recipe({ body: 'bun', color: '#8d5b3c', eyes: 2, gap: 17, eyeSize: 16, mouth: 'tiny', mouthDrop: 2, feet: true, limb: '#6f442b', behind: pencils, inside: flat(oval(100, 134, 48, 44), '#e6c7a0'), front: solid(oval(100, 122, 8, 6), INK, { w: 2 }) }), // Quillian
  M08: recipe({ body: 'fuzz', color: '#f4efe6', eyes: 2, gap: 20, eyeSize: 17, mouth: 'tiny', top: 'long', topTurn: 12, topGap: 26, topDrop: 12, iris: '#5d8fd0', front: spark(24, 60, -10) + spark(172, 70, 20) + spark(166, 160, 0) }), // Zapp Lint
  M09: recipe({ body: 'tri', color: '#45b8c4', gap: 14, mouth: 'grin', mouthDrop: -6, mouthSize: 16, arms: 'down', pattern: 'stripes', patternColor: '#2f98a6', behind: foot(100, 176, '#2f98a6') + tube('M100 150v18', '#45b8c4', 16, 6), front: threeStalks('#45b8c4') }), // Trinka
  M10: sock, // Oddmund
  M11: recipe({ body: 'fuzz', color: '#8f2f68', eyes: 3, gap: 15, eyeSize: 14, eyeDrop: 4, iris: '#4f9a4f', mouth: 'fang', mouthSize: 14, top: 'leaf', topGap: 36, topColor: '#7fae5a', topDrop: 4, topTurn: 16, feet: true, limb: '#6a214d', inside: line('M40 84q60 -40 120 10M44 150q60 30 116 -20', { w: 7, line: '#b04f86' }), front: berry(52, 70) + berry(150, 148) + berry(58, 156) }), // Brambletta
  M12: snail, // Peeperoo
} satisfies Record<string, () => string>;

export type SackId = keyof typeof MONSTERS;
export const SACK_IDS = keysOf(MONSTERS);
export const sackMonster = (id: SackId): Drawing => drawing(`mansion-${id}`, () => MONSTERS[id]());

/** The sack that is pushed through the maze; a monster looks out. */
export const sack = (): Drawing => drawing('sack', () => alive(burlap('#c9a06a')));

const burlap = (c: string) =>
  solid(blob('100 66, 150 84, 174 130, 158 172, 100 182, 42 172, 26 130, 50 84'), c, {
    inside:
      line('M60 100q-16 30 -8 60M136 96q18 30 10 66', { w: 4, line: shadeOf(c) }) +
      flat(slab(112, 142, 34, 28, 5), '#d8745f') +
      line('M112 142h34v28h-34Z', { w: 3, line: CREAM, more: ' stroke-dasharray="6 5"' }),
  }) +
  joint(100, 68, 'ear', solid(blob('84 66, 60 36, 84 42, 100 26, 116 42, 142 34, 116 66', 0.8), c, { glint: false })) +
  line('M80 66q20 12 40 0', { w: 14 }) +
  line('M80 66q20 12 40 0', { w: 6, line: '#e5596a' }) +
  eye(82, 114, 15, { skin: c, look: [0.3, 0] }) +
  eye(118, 114, 15, { skin: c, look: [-0.1, 0] }) +
  moods({ own: mouths.tiny(100, 138, 16), joy: mouths.grin(96, 134, 9), fear: mouths.oh(98, 134, 14) });
