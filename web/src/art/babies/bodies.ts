// The five torsos and the five pairs of legs, each at four care levels.
import { CREAM, LOVE, MUD, mix, type BabyKind } from '../palette';
import { at, blob, both, flat, fur, joint, line, oval, poly, solid, tube } from '../pen';
import { grime, groomedColour, heartShape, plaster, type Level } from '../parts/care';
import { claws, foot, pawFoot, wing } from '../parts/limbs';
import { pair } from '../parts/tops';

type Part = (colour: string, level: Level) => string;

const ROUND = blob('100 134, 128 144, 140 176, 128 204, 100 210, 72 204, 60 176, 72 144');
const SQUARE = blob('74 138, 126 138, 138 170, 136 204, 100 208, 64 204, 62 170', 0.85);

function trunk(colour: string, l: Level, inside: string, outline = ROUND): string {
  const mud = grime(l, '78 160 11, 122 188 13, 84 194 10');
  const mark = { 1: plaster(118, 164), 2: '', 3: heartShape(116, 170, 9, LOVE, 4), 4: heartShape(100, 174, 15) }[l];
  return solid(outline, colour, { glint: false, inside: inside + mud }) + mark;
}

const arms = (d: string, x: number, y: number, colour: string, w: number) =>
  both(joint(x, y, 'arm right', tube(d, colour, w, 5.5)));
const stripes = (d: string, colour: string) => line(d, { w: 3.5, line: colour });

export const torsos: Record<BabyKind, Part> = {
  basilisk: (c, l) => {
    const small = solid(blob('0 -8, 24 -16, 38 2, 26 10, 18 22, 4 14'), mix(c, '#1d5f6b', 0.25), { glint: false });
    const belly = flat(oval(100, 176, 24, 30), '#f6e6b0') + stripes('M82 166h36M80 178h40M84 190h32', '#cdb978');
    return pair(100, 158, 34, small, 0, 'wing') + trunk(c, l, belly);
  },
  cerberus: (c, l) => {
    const collar =
      line('M68 144q32 16 64 0', { w: 15 }) + line('M68 144q32 16 64 0', { w: 7, line: groomedColour('#d8464f', l) });
    return (
      trunk(c, l, flat(fur(100, 178, 22, 22, 8, 0.2), mix(c, '#fff0e0', 0.5))) +
      collar +
      solid(oval(100, 158, 9), '#ffd24d', { w: 4.5 })
    );
  },
  manticore: (c, l) =>
    pair(100, 162, 30, at(0, 0, wing(groomedColour('#8c4a5e', l)), 0.85), 0, 'wing') +
    trunk(c, l, flat(oval(100, 178, 22, 26), mix(c, '#fff6e4', 0.6))) +
    arms('M128 164q14 10 6 26', 128, 164, c, 14),
  orc: (c, l) => {
    const shirt =
      line('M70 166q30 10 60 0', { line: groomedColour('#e9c27c', l), w: 6 }) +
      flat(oval(100, 206, 40, 14), groomedColour('#8a5a3a', l));
    const button = l < 3 ? solid(oval(100, 178, 6), CREAM, { w: 4 }) : '';
    return (
      arms('M130 160q20 10 12 32', 130, 160, c, 15) + trunk(groomedColour('#c98a4e', l), l, shirt, SQUARE) + button
    );
  },
  dragon: (c, l) => {
    const belly =
      flat(oval(100, 178, 24, 32), '#fbe0b4') +
      stripes('M80 166q20 6 40 0M78 180q22 6 44 0M84 192q16 5 32 0', '#dfb98a');
    return (
      pair(100, 160, 32, wing(mix(c, '#ffd27a', 0.55)), 0, 'wing') +
      trunk(c, l, belly) +
      arms('M130 164q14 6 10 22', 130, 164, c, 13)
    );
  },
};

/** Joins the legs; hidden under the torso, visible on a tile with the legs alone. */
const hips = (c: string) => solid(blob('64 184, 100 178, 136 184, 140 208, 100 222, 60 208'), c, { glint: false });
const tail = (x: number, y: number, svg: string) => joint(x, y, 'tail', svg);

export const legs: Record<BabyKind, Part> = {
  basilisk: (c, l) =>
    tail(120, 212, tube('M120 212q52 14 58 -14q2 -24 -18 -20q-14 6 -2 16', c, 16, 6)) +
    hips(c) +
    both(claws(122, 216, groomedColour('#f4b740', l))) +
    muddyGround(l),
  cerberus: (c, l) => {
    const brush = solid(
      blob('140 208, 168 196, 166 172, 180 154, 190 180, 186 204, 164 222', 0.9),
      mix(c, '#38203f', 0.3),
      {
        glint: false,
      },
    );
    return tail(142, 210, brush) + hips(c) + both(pawFoot(124, 216, c) + pawFoot(154, 214, c)) + muddyGround(l);
  },
  manticore: (c, l) => {
    const sting = solid(
      blob('174 176, 160 164, 166 146, 184 136, 180 152, 190 164', 0.8),
      groomedColour('#8c4a5e', l),
      {
        w: 5.5,
      },
    );
    return (
      tail(130, 212, tube('M130 212q48 8 44 -40', c, 13, 6) + sting) +
      hips(c) +
      both(pawFoot(126, 216, c)) +
      muddyGround(l)
    );
  },
  orc: (c, l) => hips(groomedColour('#8a5a3a', l)) + both(foot(128, 216, c)) + muddyGround(l),
  dragon: (c, l) => {
    const root = solid(blob('124 200, 150 208, 170 198, 178 176, 190 190, 184 214, 156 228, 122 224'), c, {
      glint: false,
    });
    const tip = solid(poly('172 182, 178 156, 194 180'), mix(c, '#ffd27a', 0.55), { w: 5, glint: false });
    return tail(126, 214, root + tip) + hips(c) + both(foot(126, 216, c)) + muddyGround(l);
  },
};

function muddyGround(l: Level): string {
  if (l > 2) return '';
  const puddles =
    l === 1
      ? '<ellipse cx="132" cy="223" rx="17" ry="6"/><circle cx="44" cy="228" r="4"/><circle cx="160" cy="228" r="5"/><circle cx="100" cy="228" r="4"/>'
      : '';
  return `<g opacity="${l === 1 ? 0.95 : 0.5}" fill="${MUD}"><ellipse cx="68" cy="224" rx="15" ry="5.5"/>${puddles}</g>`;
}
