// The five pets and the wild one (Pets Rescue): faces, as on the cards.
import { alive } from '../creature';
import { drawing, type Drawing } from '../drawing';
import { CREAM, INK, PETS, type PetKind } from '../palette';
import { at, blob, both, dot, flat, joint, line, oval, poly, raw, solid, tube } from '../pen';
import { eye, eyes } from '../parts/eyes';
import { cheeks, moods, mouths } from '../parts/mouths';
import { pair, tops } from '../parts/tops';
import { lip, nose } from './snouts';
import { keysOf } from '../../assert';

export type { PetKind } from '../palette';
export const PET_KINDS = keysOf(PETS);

function dog(): string {
  const [c, dark] = [PETS.dog, '#8c5a34'];
  const tongue = joint(
    100,
    144,
    'tongue',
    solid(blob('92 144, 108 144, 110 160, 100 170, 91 160'), '#f28b8b', { w: 4.5, glint: false }),
  );
  return (
    solid(blob('100 38, 148 54, 166 104, 146 152, 100 168, 54 152, 34 104, 52 54'), c, {
      inside: flat(oval(140, 92, 32, 36), dark) + cheeks(100, 128, 52, 9),
    }) +
    flat(oval(100, 130, 36, 30), '#fbe9d2') +
    pair(100, 62, 50, tops.floppy(dark), -6) +
    eye(73, 94, 19, { skin: c }) +
    eye(127, 94, 19, { skin: dark }) +
    nose(100, 116, 14, 10) +
    lip(100, 124, 15, tongue)
  );
}

function cat(): string {
  const c = PETS.cat;
  const stripes = 'M100 40v28M82 44l4 20M118 44l-4 20M28 106l24 2M32 122l22 -2M172 106l-24 2M168 122l-22 -2';
  return (
    pair(100, 64, 38, at(0, 0, tops.cat(c, '#f5b7bb'), 1.22), 8) +
    solid(blob('100 46, 142 54, 170 106, 148 152, 100 164, 52 152, 30 106, 58 54'), c, {
      inside: line(stripes, { w: 7, line: '#67677f' }),
    }) +
    flat(oval(88, 134, 18, 15), '#ecebf2') +
    flat(oval(112, 134, 18, 15), '#ecebf2') +
    eyes(2, [100, 100], 27, 20, { skin: c, iris: '#a8c24a' }) +
    lip(100, 130, 13) +
    solid(poly('91 120, 109 120, 100 130'), '#f28b8b', { w: 4, glint: false }) +
    line('M62 130l-32 -6M62 138l-32 4M138 130l32 -6M138 138l32 4', { w: 3.5 })
  );
}

function rabbit(): string {
  const c = PETS.rabbit;
  const teeth = solid(raw('M92 149h16v12q0 4-4 4h-8q-4 0-4-4Z', [92, 149, 108, 166]), CREAM, {
    w: 4,
    glint: false,
    inside: line('M100 148v20', { w: 2.5 }),
  });
  return (
    pair(100, 62, 26, at(0, 0, tops.long(c, '#f2a9ab'), 1.02), 12) +
    solid(blob('100 64, 142 76, 160 116, 142 158, 100 170, 58 158, 40 116, 58 76'), c) +
    cheeks(100, 140, 42, 11) +
    eyes(2, [100, 112], 26, 19, { skin: c, iris: '#a8505a' }) +
    lip(100, 138, 12, teeth) +
    solid(poly('92 130, 108 130, 100 138'), '#e2777c', { w: 4, glint: false })
  );
}

function bird(): string {
  const c = PETS.bird;
  const beak =
    solid(blob('80 118, 100 110, 120 118, 100 140', 0.6), '#ee7d2e', { w: 5 }) + line('M84 120q16 7 32 0', { w: 4 });
  const open = solid(blob('84 122, 116 122, 108 146, 100 150, 92 146'), '#8c3a46', { w: 4.5, glint: false });
  return (
    joint(
      100,
      48,
      'ear',
      solid(blob('86 48, 76 22, 94 30, 102 10, 112 32, 128 22, 118 50', 0.8), '#e58a2b', { glint: false }),
    ) +
    pair(
      100,
      120,
      46,
      at(-146, -120, solid(blob('146 108, 176 96, 186 124, 168 144, 148 150', 0.9), '#dca118', { glint: false })),
      0,
      'wing',
    ) +
    solid(oval(100, 110, 62, 64), c, { inside: flat(oval(100, 160, 36, 30), '#fdf0b6') }) +
    cheeks(100, 124, 42, 10, '#f2803f') +
    eyes(2, [100, 96], 25, 20, { skin: c }) +
    moods({ own: beak, joy: open + beak })
  );
}

function tortoise(): string {
  const c = PETS.tortoise;
  const seams = 'M70 50l30 18l30 -18M70 50l-10 -20M130 50l10 -20M70 50l-30 34M130 50l30 34M40 84l-20 6M160 84l22 6';
  const shell = flat(poly('84 26, 116 26, 130 50, 100 68, 70 50'), '#c79257') + line(seams, { w: 5, line: '#6f4a28' });
  const smile = line('M80 140q20 16 40 0', { w: 5 });
  return (
    both(solid(oval(154, 160, 20, 13), c, { glint: false })) +
    solid(blob('100 24, 152 44, 178 100, 168 146, 100 160, 32 146, 22 100, 48 44'), '#a2703f', { inside: shell }) +
    solid(blob('100 66, 138 76, 150 116, 136 152, 100 164, 64 152, 50 116, 62 76'), c) +
    cheeks(100, 138, 38, 9) +
    eyes(2, [100, 106], 24, 19, { skin: c }) +
    moods({ own: smile, joy: mouths.grin(100, 138, 16), fear: mouths.wobble(100, 142, 14) }) +
    dot(95, 128, 2.5, INK) +
    dot(105, 128, 2.5, INK)
  );
}

/** A chameleon in the colours of all five pets. */
function wild(): string {
  const c = PETS.wild;
  const leg = (x: number) => {
    const d = `M${x} 138l-4 26l-10 6m10 -6l10 6`;
    return line(d, { w: 21 }) + line(d, { w: 10, line: c });
  };
  const band = (kind: PetKind, i: number) =>
    line(`M${84 + i * 17} 34q${-8 + i * 3} 60 ${i * 4 - 2} 130`, { w: 12, line: PETS[kind] });
  const bands = (['tortoise', 'bird', 'dog', 'rabbit', 'cat'] as const).map(band).join('');
  const branch = 'M10 182Q100 168 192 186';
  return (
    joint(146, 128, 'tail', tube('M146 128q40 2 40 28q-4 24 -26 18q-16 -8 -6 -20q10 -6 14 4', '#9bc46b', 12, 5.5)) +
    leg(128) +
    solid(blob('64 60, 96 44, 132 62, 156 106, 160 138, 130 152, 84 154, 56 140'), c, { inside: bands }) +
    leg(88) +
    joint(
      72,
      66,
      'ear',
      solid(blob('38 62, 62 16, 88 18, 92 50, 84 70', 0.9), '#8e62b0', {
        glint: false,
        inside: line('M60 60Q66 36 80 24', { w: 4.5, line: '#6e4790' }),
      }),
    ) + // prettier-ignore
    solid(blob('16 112, 24 76, 52 52, 84 60, 96 92, 84 126, 52 136, 26 130'), c) +
    line(branch, { w: 21 }) +
    line(branch, { w: 10, line: '#a2703f' }) +
    eye(58, 88, 25, { skin: c, iris: '#ef9a3c', look: [-0.35, 0.1] }) +
    moods({
      own: line('M22 116q24 16 54 -2', { w: 5 }),
      joy: mouths.grin(50, 114, 17),
      fear: mouths.wobble(48, 118, 16),
    }) +
    cheeks(82, 112, 0, 8)
  );
}

const DRAW: Record<PetKind, () => string> = { dog, cat, rabbit, bird, tortoise, wild };
export const pet = (kind: PetKind): Drawing => drawing(`pet-${kind}`, () => alive(DRAW[kind](), 176));
