// The faces of the bots: Cub, Fox and Owl.
import { alive } from '../creature';
import { drawing, type Drawing } from '../drawing';
import { CREAM, INK, lightOf, mix } from '../palette';
import { at, blob, both, dot, flat, joint, line, oval, poly, solid } from '../pen';
import { eye, eyes } from '../parts/eyes';
import { cheeks, moods, mouths } from '../parts/mouths';
import { pair, tops, tuft } from '../parts/tops';
import { lip, nose } from './snouts';
import { keysOf } from '../../assert';

/** A bear cub with honey on its chin and a tuft that never lies flat. */
function cub(): string {
  const c = '#b9824f';
  const honey = flat(blob('104 158, 122 152, 126 164, 120 176, 114 166, 108 170', 0.9), '#f3b63f');
  return (
    pair(100, 62, 50, at(0, 0, tops.round(c, '#e8b98a'), 1.3)) +
    tuft(100, 42, c) +
    solid(blob('100 44, 146 58, 168 106, 148 154, 100 168, 52 154, 32 106, 54 58'), c, {
      inside: cheeks(100, 126, 54, 11),
    }) +
    solid(oval(100, 134, 38, 29), mix(c, '#fff0dc', 0.66), { w: 0, glint: false, inside: honey }) +
    eyes(2, [100, 98], 28, 19, { skin: c, iris: '#6b4226', look: [0.15, -0.2] }) +
    nose(100, 120, 14, 10) +
    lip(100, 130, 15)
  );
}

/** A fox who has just had an idea. */
function fox(): string {
  const c = '#e4793a';
  const dark = '#6d3a2b';
  const mask = blob('30 112, 62 108, 88 128, 100 158, 112 128, 138 108, 170 112, 146 152, 100 176, 54 152', 0.9);
  const brow = line('M118 66q16 -8 30 0', { w: 6, line: dark });
  const grin = line('M84 148q16 12 36 -6', { w: 4.5 });
  return (
    pair(100, 58, 42, at(0, 0, tops.cat(c, dark), 1.45), 10) +
    solid(blob('100 50, 140 58, 174 108, 148 150, 118 168, 100 176, 82 168, 52 150, 26 108, 60 58', 0.9), c, {
      inside: flat(mask, CREAM),
    }) +
    eye(70, 102, 18, { skin: c, iris: '#c98a1f', lid: 0.18, tilt: -0.16, look: [0.3, 0] }) +
    eye(130, 102, 18, { skin: c, iris: '#c98a1f', look: [0.3, 0] }) +
    brow +
    nose(100, 138, 13, 9) +
    moods({ own: grin, joy: mouths.grin(100, 150, 15), fear: mouths.wobble(100, 154, 13) })
  );
}

/** An owl with spectacles. */
function owl(): string {
  const c = '#8a6f9e';
  const face = '#e9dcee';
  const glasses =
    both(line('M128 70a31 31 0 1 0 .1 0Z', { w: 6, line: '#d9a13b' })) +
    line('M94 96q6 -6 12 0', { w: 6, line: '#d9a13b' });
  const feathers = line('M78 152q7 9 14 0M108 152q7 9 14 0M93 166q7 9 14 0', { w: 4.5, line: lightOf(c) });
  const beak = solid(poly('89 116, 111 116, 100 138'), '#ee9a3a', { w: 5 });
  const open = solid(oval(100, 136, 8, 9), '#8c3a46', { w: 4.5, glint: false });
  const wing = solid(blob('150 92, 176 104, 182 140, 164 168, 146 160', 0.9), mix(c, INK, 0.22), { glint: false });
  return (
    pair(100, 46, 44, at(0, 0, tops.bat(c), 1.05), 0) +
    joint(148, 100, 'wing', wing) +
    joint(52, 100, 'wing', both(wing).slice(wing.length)) +
    solid(blob('100 38, 142 50, 166 104, 154 158, 100 182, 46 158, 34 104, 58 50'), c, { inside: feathers }) +
    flat(oval(72, 100, 36, 38), face) +
    flat(oval(128, 100, 36, 38), face) +
    eyes(2, [100, 100], 28, 22, { skin: face, iris: '#e0a52e', lid: 0.12 }) +
    glasses +
    moods({ own: beak, joy: open + beak }) +
    dot(100, 121, 1.8, INK)
  );
}

const DRAW = { cub, fox, owl };
export type BotKind = keyof typeof DRAW;
export const BOT_KINDS = keysOf(DRAW);
export const botFace = (kind: BotKind): Drawing => drawing(`bot-${kind}`, () => alive(DRAW[kind](), 180));
