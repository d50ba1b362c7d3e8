// Wombats with their seat's scarf, their young, and the dingo (Wombat Rescue).
import { alive } from '../creature';
import { drawing, type Drawing } from '../drawing';
import { BLUSH, CREAM, lightOf, mix, SEATS, seatPaint, shadeOf } from '../palette';
import { at, blob, both, flat, joint, line, oval, poly, raw, solid, tube, type Bounds, type Outline } from '../pen';
import { eyes } from '../parts/eyes';
import { cheeks, moods, mouth, mouths } from '../parts/mouths';
import { pair, tops } from '../parts/tops';
import { seatPattern } from '../things/seats';
import { nose } from './snouts';
import { inTurn } from '../../assert';

const COATS = ['#a9825f', '#94735c', '#b8946e', '#87695a'];
const foot = (x: number, y: number, c: string) =>
  solid(oval(x, y, 22, 12), shadeOf(c), { w: 6, glint: false }) +
  line(`M${x - 7} ${y + 9}v-6M${x + 7} ${y + 9}v-6`, { w: 4 });

/** Both ears; the outline is that of the right one, which turns about (x, y). */
const ears = (x: number, y: number, outline: Outline, inner: Outline, c: string) =>
  both(joint(x, y, 'ear', solid(outline, c, { inside: flat(inner, BLUSH), glint: false })));

const cloth = (seat: number, outline: Outline, box: Bounds, w = 5.5) => {
  const { fill, pattern } = seatPaint(seat);
  return solid(outline, fill, { w, glint: false, inside: seatPattern(pattern, box, lightOf(fill)) });
};

/** The lead wombat of a seat, in its scarf. */
export const wombat = (seat: number): Drawing =>
  drawing(`wombat-${seatPaint(seat).id}`, () => alive(lead(seat, inTurn(COATS, SEATS.indexOf(seatPaint(seat)))), 188));

const lead = (seat: number, c: string) =>
  foot(62, 176, c) +
  foot(138, 176, c) +
  ears(136, 56, blob('126 52, 142 28, 160 34, 158 60', 0.95), oval(148, 46, 8, 11), c) +
  solid(blob('100 38, 142 50, 170 92, 176 138, 154 172, 100 180, 46 172, 24 138, 30 92, 58 50'), c, {
    inside: flat(oval(100, 176, 48, 32), lightOf(c)) + cheeks(100, 116, 52, 10),
  }) +
  cloth(seat, raw('M27 128Q100 162 173 128L177 158Q100 196 23 158Z', [23, 128, 177, 182]), [20, 126, 180, 186]) +
  joint(134, 152, 'tail', cloth(seat, poly('118 156, 150 146, 166 190, 142 182, 128 192'), [112, 146, 170, 194])) +
  flat(oval(100, 112, 38, 27), mix(c, '#fff0dc', 0.42)) +
  eyes(2, [100, 84], 30, 17, { skin: c }) +
  solid(blob('78 100, 100 94, 122 100, 116 116, 100 121, 84 116'), '#5d4038', { w: 4, light: '#a58a80' }) +
  mouth('smile', 100, 125, 13);

/** A young wombat wrapped in its seat's blanket. */
export const joey = (seat: number): Drawing =>
  drawing(`joey-${seatPaint(seat).id}`, () => alive(young(seat, '#d9b48c'), 188));

const young = (seat: number, c: string) =>
  ears(134, 80, blob('122 78, 134 56, 150 62, 150 86', 0.95), oval(140, 72, 7, 9), c) +
  solid(blob('100 64, 136 74, 156 112, 152 152, 100 172, 48 152, 44 112, 64 74'), c) +
  cloth(
    seat,
    blob('40 142, 70 152, 100 154, 130 152, 160 142, 164 172, 132 186, 100 188, 68 186, 36 172', 0.9),
    [36, 140, 164, 190],
    6,
  ) +
  flat(oval(100, 126, 25, 17), mix(c, '#fff6e8', 0.5)) +
  cheeks(100, 128, 38, 9) +
  eyes(2, [100, 104], 22, 17, { skin: c }) +
  solid(oval(100, 120, 11, 8), '#5d4038', { w: 3.5, light: '#a58a80' }) +
  mouth('tiny', 100, 134, 14);

/** Looks hungry and grumpy, not cruel. */
export const dingo = (): Drawing => drawing('dingo', () => alive(prowler('#e3a04f'), 186));

const prowler = (c: string) =>
  joint(146, 156, 'tail', tube('M146 156q36 0 30 -44', c, 18, 6) + tube('M173 120q4 -4 3 -8', CREAM, 16, 0)) +
  solid(blob('70 112, 130 112, 150 168, 138 182, 62 182, 50 168'), c, { inside: flat(oval(100, 166, 26, 34), CREAM) }) +
  both(solid(oval(122, 178, 17, 10), CREAM, { glint: false })) +
  pair(100, 54, 40, at(0, 0, tops.cat(c, '#f7d3b0'), 1.15), 10) +
  solid(blob('100 38, 138 50, 160 88, 132 116, 112 140, 100 144, 88 140, 68 116, 40 88, 62 50', 0.9), c, {
    inside:
      flat(oval(66, 108, 30, 22), CREAM) + flat(oval(134, 108, 30, 22), CREAM) + flat(oval(100, 124, 18, 26), CREAM),
  }) +
  eyes(2, [100, 84], 24, 16, { skin: c, lid: 0.24, tilt: -0.22, iris: '#8a6a1f' }) +
  nose(100, 120, 11, 8) +
  smirk();

function smirk(): string {
  const tooth = solid(poly('110 135, 117 131, 115 143'), CREAM, { w: 3, glint: false });
  return moods({
    own: line('M84 132q16 12 34 -4', { w: 4.5 }) + tooth,
    joy: mouths.grin(100, 130, 12),
    fear: mouths.wobble(100, 132, 11),
    rest: mouths.tiny(100, 132, 14),
  });
}
