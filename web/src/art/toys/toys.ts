// Ten toys that bedtime monsters fear, and the two expert tiles.
import { alive } from '../creature';
import { drawing, type Drawing } from '../drawing';
import { CREAM, INK, shadeOf } from '../palette';
import { blob, both, dot, flat, joint, line, oval, poly, raw, slab, solid, tube } from '../pen';
import { bow, heartShape, starShape } from '../parts/care';
import { bead } from '../parts/eyes';
import { cheeks, mouth } from '../parts/mouths';
import { pair, tops } from '../parts/tops';
import { keysOf } from '../../assert';

const block = (x: number, y: number, colour: string) =>
  solid(slab(x, y, 74, 70, 11), colour, {
    inside: line(`M${x + 12} ${y + 12}h50v46h-50Z`, { w: 4, line: shadeOf(colour) }),
    glint: false,
  });

// prettier-ignore
const TOYS = {
  /** teddy bear */
  T01: () =>
    pair(100, 42, 42, tops.round('#b97a45', '#e9c08e')) +
    both(solid(oval(146, 176, 21, 15), '#b97a45', { inside: flat(oval(148, 177, 10, 8), '#e9c08e'), glint: false })) +
    both(joint(132, 122, 'arm right', tube('M132 122q24 4 26 24', '#b97a45', 22, 6))) +
    solid(oval(100, 146, 42, 40), '#c98a52', { glint: false, inside: flat(oval(100, 152, 24, 24), '#e9c08e') }) +
    solid(oval(100, 74, 52, 46), '#c98a52') +
    flat(oval(100, 92, 24, 18), '#f0d3a8') +
    bead(80, 70, 7.5) +
    bead(120, 70, 7.5) +
    solid(oval(100, 84, 9, 6.5), INK, { w: 2 }) +
    mouth('smile', 100, 94, 10) +
    cheeks(100, 88, 38, 8) +
    bow(100, 122, '#e5596a', 0.72),
  /** rubber duck */
  T02: () =>
    solid(blob('30 132, 40 106, 70 112, 110 112, 150 104, 184 92, 180 140, 156 172, 100 180, 52 172'), '#f6cc3d') +
    solid(oval(76, 76, 44), '#f6cc3d') +
    solid(blob('120 128, 156 122, 150 150, 126 158, 104 146'), '#e7b21f', { w: 5, glint: false }) +
    solid(blob('14 88, 40 76, 52 88, 40 100, 18 100', 0.85), '#ee7d2e', { w: 5, glint: false }) +
    bead(72, 66, 9) +
    cheeks(84, 90, 0, 9) +
    solid(blob('80 34, 88 16, 94 32, 106 26, 100 42', 0.7), '#e7b21f', { w: 5, glint: false }),
  /** doll */
  T03: () =>
    solid(blob('44 62, 62 28, 100 18, 138 28, 156 62, 160 110, 134 104, 66 104, 40 110'), '#c4633a') +
    both(tube('M124 128l32 20', '#f7d5b5', 15, 5.5) + line('M116 168v14', { w: 20 }) + line('M116 168v11', { w: 9, line: '#4c8fc4' })) +
    solid(blob('78 110, 122 110, 150 168, 100 176, 50 168', 0.85), '#5fa3d3', { inside: line('M56 154q44 14 90 0', { w: 8, line: CREAM }), glint: false }) +
    solid(oval(100, 74, 44, 42), '#f9dcc0') +
    solid(blob('56 72, 62 40, 100 28, 138 40, 144 72, 124 52, 96 58, 76 52', 0.8), '#c4633a', { w: 5, glint: false }) +
    bead(84, 80, 7) +
    bead(116, 80, 7) +
    cheeks(100, 92, 26, 9) +
    mouth('smile', 100, 94, 9) +
    bow(140, 36, '#f0cf45', 0.7),
  /** ball */
  T04: () =>
    solid(oval(100, 108, 72), '#f6f0e2', { inside: flat(raw('M100 30Q40 60 48 180L28 190V20Z', [0, 0, 1, 1]), '#e2494f') + flat(raw('M100 30Q160 60 152 180L180 190V20Z', [0, 0, 1, 1]), '#3b84c4') + flat(raw('M100 34Q76 100 84 184H116Q124 100 100 34Z', [0, 0, 1, 1]), '#f0cf45') + line('M100 34Q46 80 50 176M100 34Q154 80 150 176M100 34Q76 100 84 184M100 34Q124 100 116 184', { w: 4.5 }) + `<ellipse cx="70" cy="66" rx="15" ry="8" transform="rotate(-30 70 66)" fill="#fff" opacity=".7"/>`, glint: false }) +
    solid(oval(100, 40, 12, 7), CREAM, { w: 4.5, glint: false }),
  /** balloon */
  T05: () =>
    line('M100 142q-16 18 0 30t-4 24', { w: 4.5 }) +
    solid(blob('100 14, 144 30, 160 76, 138 118, 100 138, 62 118, 40 76, 56 30'), '#d94f8a', { inside: line('M62 72q2 -26 24 -36', { w: 9, line: '#f6a7c9' }) }) +
    solid(poly('88 150, 100 134, 112 150'), '#d94f8a', { w: 5, glint: false }),
  /** toy plane */
  T06: () =>
    solid(blob('140 64, 168 30, 182 38, 176 84', 0.5), '#e2494f', { glint: false }) +
    solid(blob('20 108, 34 84, 76 70, 140 74, 188 78, 186 100, 140 128, 76 142, 36 134'), '#4c9ed0', { inside: flat(slab(20, 116, 160, 40, 4), '#f5efe0') }) +
    solid(blob('74 108, 122 104, 130 176, 104 180', 0.5), '#e2494f', { glint: false }) +
    solid(blob('64 78, 72 54, 96 54, 108 74', 0.8), '#d8eefa', { w: 5 }) +
    solid(blob('14 74, 24 70, 24 148, 12 144', 0.8), '#f0cf45', { w: 5, glint: false }) +
    solid(oval(22, 110, 10), INK, { w: 3 }) +
    solid(oval(146, 96, 9), '#f0cf45', { w: 4, glint: false }),
  /** drum */
  T07: () =>
    line('M40 36L104 74M162 32L96 72', { w: 16 }) +
    line('M40 36L104 74M162 32L96 72', { w: 6, line: '#e8c592' }) +
    solid(oval(38, 34, 12), '#e8c592', { w: 5 }) +
    solid(oval(164, 30, 12), '#e8c592', { w: 5 }) +
    solid(raw('M30 88V156Q100 200 170 156V88Z', [30, 88, 170, 180]), '#d8464f', { glint: false, inside: line('M32 100l23 66l23 -58l22 68l22 -68l23 58l23 -66', { w: 5, line: '#f9e7b6' }) }) +
    solid(oval(100, 88, 70, 26), '#fbf3e2') +
    line('M30 154Q100 200 170 154', { w: 15 }) +
    line('M30 154Q100 200 170 154', { w: 6, line: '#f0cf45' }),
  /** toy car */
  T08: () =>
    solid(blob('52 98, 66 58, 100 48, 138 58, 154 98', 0.8), '#e2494f') +
    flat(slab(68, 66, 30, 32, 8), '#d8eefa') +
    flat(slab(106, 66, 32, 32, 8), '#d8eefa') +
    line('M102 52v50', { w: 5 }) +
    solid(slab(16, 94, 168, 58, 24), '#e2494f', { inside: line('M10 130h190', { w: 9, line: '#f9d7b0' }) }) +
    solid(oval(30, 116, 10), '#f0cf45', { w: 4.5 }) +
    [58, 142].map((x) => solid(oval(x, 154, 26), '#5b4653', { glint: false }) + solid(oval(x, 154, 11), '#f5efe0', { w: 4.5, glint: false })).join(''),
  /** building blocks */
  T09: () =>
    block(20, 112, '#3b84c4') +
    block(106, 112, '#e2494f') +
    block(62, 34, '#f0cf45') +
    starShape(57, 148, 18, CREAM, 4) +
    heartShape(143, 147, 16, CREAM, 4) +
    solid(oval(99, 69, 14), CREAM, { w: 4, glint: false }),
  /** die */
  T10: () =>
    solid(poly('100 24, 172 60, 100 98, 28 60'), '#fdf6e6', { glint: false }) +
    solid(poly('28 60, 100 98, 100 182, 28 144'), '#f2e2c8', { glint: false }) +
    solid(poly('172 60, 100 98, 100 182, 172 144'), '#e2cdb0', { glint: false }) +
    `<g fill="#d8464f"><ellipse cx="100" cy="60" rx="13" ry="8"/></g><g fill="${INK}"><ellipse cx="50" cy="92" rx="7" ry="10"/><ellipse cx="78" cy="150" rx="7" ry="10"/><ellipse cx="64" cy="121" rx="7" ry="10"/><ellipse cx="122" cy="106" rx="7" ry="10"/><ellipse cx="152" cy="92" rx="7" ry="10"/><ellipse cx="122" cy="150" rx="7" ry="10"/><ellipse cx="152" cy="136" rx="7" ry="10"/></g>`,
  /** smelly sock */
  X01: () =>
    solid(blob('60 26, 116 24, 118 90, 128 116, 170 132, 178 160, 150 178, 96 174, 62 146, 60 90', 0.8), '#6fb3a8', { inside: line('M50 62h80M50 90h84M56 118h70', { w: 9, line: '#f9e7b6' }) + flat(oval(170, 156, 28, 26), '#e5596a') + flat(oval(76, 162, 22, 20), '#e5596a') }) +
    solid(slab(52, 18, 72, 24, 11), '#f9e7b6', { glint: false }) +
    line('M146 108q6 -10 0 -18t2 -18M164 112q6 -10 0 -16', { w: 4.5, line: '#8aa05a' }),
  /** sheet monster */
  X02: () =>
    solid(blob('100 26, 144 48, 156 100, 176 164, 156 178, 134 166, 116 182, 94 168, 72 182, 52 168, 28 172, 44 100, 56 48', 0.95), '#eef0f8', { inside: line('M70 120q-6 30 -16 44M132 118q4 30 12 46M100 132v34', { w: 4, line: '#c3c6dc' }) + starShape(70, 58, 8, '#f0cf45', 0) + starShape(136, 130, 8, '#f0cf45', 0) + starShape(60, 140, 8, '#f0cf45', 0) + starShape(124, 52, 8, '#f0cf45', 0) }) +
    [80, 120].map((x) => joint(x, 92, 'bead', flat(oval(x, 92, 12, 16), INK) + dot(x - 4, 86, 5, CREAM))).join('') +
    mouth('oh', 100, 120, 20),
};

export type ToyId = keyof typeof TOYS;
export const TOY_IDS = keysOf(TOYS);
export const toy = (id: ToyId): Drawing => drawing(`toy-${id}`, () => alive(TOYS[id]()));
