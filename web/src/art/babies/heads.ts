// The five heads, each at four care levels.
import { BLUSH, CREAM, INK, mix, shadeOf, type BabyKind } from '../palette';
import { at, blob, both, flat, fur, joint, line, oval, poly, solid, spikes, twin } from '../pen';
import { bow, flower, grime, groomedColour, tear, type Level } from '../parts/care';
import { eyes } from '../parts/eyes';
import { cheeks, moods, mouth, mouths } from '../parts/mouths';
import { pair, tops, tuft } from '../parts/tops';
import { face, LOOKS } from './face';

type Head = (colour: string, level: Level) => string;

const basilisk: Head = (c, l) => {
  const comb = groomedColour('#e0524f', l);
  return (
    joint(
      100,
      56,
      'ear',
      solid(blob('58 52, 54 26, 70 34, 78 8, 94 26, 108 2, 118 26, 138 12, 138 36, 146 52, 100 62', 0.8), comb),
    ) +
    both(solid(blob('152 92, 178 84, 168 102, 182 116, 156 118', 0.7), comb, { glint: false })) +
    solid(blob('100 36, 142 48, 162 90, 146 130, 100 146, 54 130, 38 90, 58 48'), c, {
      inside:
        line('M86 48q6 7 12 0M104 48q6 7 12 0M95 58q6 7 12 0', { w: 4, line: shadeOf(c) }) +
        grime(l, '58 122 13, 146 66 12, 64 62 10'),
    }) +
    face({ level: l, x: 100, y: 90, gap: 27, r: 21, skin: c, iris: '#e8a33a' }) +
    beak(l)
  );
};
function beak(l: Level): string {
  const colour = groomedColour('#f4b740', l);
  const open = solid(blob('86 122, 100 134, 114 122, 108 138, 100 142, 92 138'), '#8c3a46', { w: 4.5, glint: false });
  const upper = solid(blob('80 112, 100 104, 120 112, 112 122, 100 130, 88 122'), colour, { w: 5 });
  const smiling = upper + line('M86 115q14 7 28 0', { w: 4 });
  const drooping = upper + line('M88 120q12 -6 24 0', { w: 4 });
  const own = l === 1 ? drooping : l === 4 ? open + smiling : smiling;
  return moods({ own, joy: open + smiling, fear: drooping, rest: smiling });
}

const cerberus: Head = (c, l) => {
  const dark = mix(c, '#38203f', 0.32);
  const ear = at(32, -22, `<g class="ear">${tops.floppy(dark)}</g>`);
  return (
    pup(c, l, {
      x: 100,
      y: 68,
      k: 0.98,
      look: 0,
      turn: 0,
      ears: pair(0, -32, 27, at(0, 0, tops.bat(dark, BLUSH), 0.74), -8),
    }) +
    pup(c, l, { x: 47, y: 112, k: 0.78, look: -0.3, turn: -8, ears: `<g transform="scale(-1 1)">${twin(ear)}</g>` }) +
    pup(c, l, { x: 153, y: 112, k: 0.78, look: 0.3, turn: 8, ears: ear }) +
    (l === 1 ? tear(62, 78, 5) : '') +
    (l === 4 ? bow(100, 28, '#f2b63c', 0.8) : '')
  );
};
interface Pup {
  x: number;
  y: number;
  k: number;
  look: number;
  turn: number;
  ears: string;
}
function pup(c: string, l: Level, { x, y, k, look, turn, ears }: Pup): string {
  const head =
    ears +
    solid(blob('0 -44, 34 -34, 46 2, 30 36, 0 42, -30 36, -46 2, -34 -34'), c, {
      w: 6 / k,
      inside: grime(l, '-32 20 12, 26 -26 12'),
    }) +
    flat(oval(0, 20, 22, 18), mix(c, '#fff0e0', 0.5)) +
    (l > 2 ? cheeks(0, 16, 33, 8) : '') +
    eyes(2, [0, -6], 19, 16, { ...LOOKS[l], skin: c, iris: '#d98c3b', look: [look, 0] }) +
    solid(oval(0, 11, 9, 6.5), INK, { w: 3 }) +
    mouth(l === 4 ? 'grin' : l === 1 ? 'sad' : 'smile', 0, 21, 10);
  return at(x, y, head, k, turn);
}

const manticore: Head = (c, l) => {
  const mane = l < 3 ? spikes(100, 90, 62, 60, 15, 0.2) : fur(100, 90, 66, 62, 13, 0.13);
  return (
    solid(mane, groomedColour('#b8562f', l), {
      inside: grime(l, '40 92 14, 150 128 12, 150 58 13'),
    }) +
    pair(100, 48, 38, tops.round(c, BLUSH)) +
    solid(blob('100 44, 136 54, 150 92, 134 126, 100 136, 66 126, 50 92, 64 54'), c, {
      inside: grime(l, '126 64 10'),
    }) +
    flat(oval(100, 114, 23, 17), mix(c, '#fff6e4', 0.6)) +
    face({ level: l, x: 100, y: 86, gap: 24, r: 19, skin: c, iris: '#5f9a58', mouth: { drop: 32, width: 12 } }) +
    solid(blob('89 101, 100 98, 111 101, 100 112'), '#a8483f', { w: 4.5, glint: false }) +
    line('M60 108l-22 -4M61 116l-20 6M140 108l22 -4M139 116l20 6', { w: 3.5 }) +
    (l === 4 ? flower(146, 50) : '')
  );
};

const orc: Head = (c, l) => {
  const hair = groomedColour('#5a3a46', l);
  const crest = solid(blob('74 42, 84 18, 96 26, 104 4, 114 22, 124 20, 126 42, 100 36', 0.9), hair, { glint: false });
  return (
    pair(100, 92, 56, tops.elf(c, mix(c, BLUSH, 0.5)), -8) +
    solid(blob('100 34, 140 44, 158 86, 154 124, 124 144, 100 146, 76 144, 46 124, 42 86, 60 44'), c, {
      inside: grime(l, '56 112 13, 146 112 11, 128 50 12'),
    }) +
    (l < 3 ? tuft(100, 34, hair) : joint(100, 40, 'ear', crest)) +
    (l === 4 ? bow(104, 30, '#e5596a', 0.7) : '') +
    line(l === 1 ? 'M62 62l22 -6M138 62l-22 -6' : 'M64 58q10 -6 20 -2M136 58q-10 -6 -20 -2', { w: 6 }) +
    face({ level: l, x: 100, y: 84, gap: 27, r: 19, skin: c, iris: '#8a5a2b' }) +
    solid(oval(100, 104, 11, 8), shadeOf(c), { w: 4.5, glint: false }) +
    tuskedMouth(l) +
    both(solid(poly('112 128, 125 124, 121 106'), CREAM, { w: 4.5, glint: false }))
  );
};
function tuskedMouth(l: Level): string {
  const closed = line('M78 124q22 12 44 0');
  const grin = mouths.grin(100, 120, 20);
  const wobble = mouths.wobble(100, 126, 17);
  return moods({ own: l === 4 ? grin : l === 1 ? wobble : closed, joy: grin, fear: wobble, rest: closed });
}

const dragon: Head = (c, l) => {
  const frill = mix(c, '#ffd27a', 0.55);
  const crown = solid(blob('74 28, 72 4, 86 14, 100 -4, 114 14, 128 4, 126 28, 100 34', 0.5), '#ffd24d', { w: 5 });
  return (
    pair(100, 44, 30, tops.horn(groomedColour('#f6e2b8', l)), 14) +
    pair(
      100,
      90,
      46,
      at(
        -146,
        -90,
        solid(blob('146 74, 178 60, 172 80, 188 94, 168 100, 170 118, 148 108', 0.75), frill, { glint: false }),
      ),
    ) +
    solid(blob('100 34, 136 44, 152 80, 146 106, 132 134, 100 146, 68 134, 54 106, 48 80, 64 44'), c, {
      inside: grime(l, '60 78 12, 140 116 11, 128 52 12'),
    }) +
    flat(blob('66 116, 100 104, 134 116, 128 138, 100 146, 72 138'), mix(c, '#ffe9c7', 0.5)) +
    both(`<ellipse cx="110" cy="114" rx="4" ry="5" fill="${INK}"/>`) +
    face({ level: l, x: 100, y: 82, gap: 26, r: 20, skin: c, iris: '#3e8f86', mouth: { drop: 42, width: 14 } }) +
    solid(poly('92 38, 100 18, 108 38'), frill, { w: 5, glint: false }) +
    (l === 4 ? crown : '')
  );
};

export const heads: Record<BabyKind, Head> = { basilisk, cerberus, manticore, orc, dragon };
