// Eyes. Each is drawn in units of its own radius, so that one set of CSS rules (creature.css) animates eyes of every size:
// `pupil` slides, `lid` closes, `smile` rises, `drowsy` is the lid of a sleepy eye.
import { CREAM, INK } from '../palette';
import { dot, joint, line, oval, r1, solid } from '../pen';
import { sparkle } from './care';

export interface EyeStyle {
  /** Colour of the lids. */
  skin: string;
  iris?: string;
  /** Where the pupil rests, -1..1. */
  look?: readonly [number, number];
  /** How far the upper lid hangs, 0..1. */
  lid?: number;
  /** Sad > 0, cross < 0. */
  tilt?: number;
  star?: boolean;
  w?: number;
}

const PUPIL = '#33201f';

export function eye(x: number, y: number, r: number, style: EyeStyle): string {
  const { skin, iris = '#7a4a35', look = [0, 0], lid = 0, tilt = 0, star = false, w = 4.5 } = style;
  const thin = `stroke="${INK}" stroke-width="${r1((w / r) * 100) / 100}"`;
  const shine = star
    ? sparkle(-0.2, -0.24, 0.42, CREAM) + light(0.26, 0.3, 0.14)
    : light(-0.22, -0.26, 0.24) + light(0.24, 0.28, 0.11);
  const edge = 2 * lid - 1;
  const inside =
    `<g transform="translate(${r1(x)} ${r1(y)}) scale(${r1(r)})">` +
    `<g class="pupil"><g transform="translate(${look[0] * 0.28} ${look[1] * 0.28 + 0.06})">${light(0, 0, 0.76, iris)}${light(0, 0, 0.54, PUPIL)}${shine}</g></g>` +
    (lid
      ? `<path class="drowsy" d="M-1.4 -1.8H1.4V${edge + tilt}L-1.4 ${edge - tilt}Z" fill="${skin}" ${thin}/>`
      : '') +
    `<path class="smile" transform="translate(0 1.7)" d="M-1.4 1.6V.5Q0 -.12 1.4 .5V1.6Z" fill="${skin}" ${thin}/>` +
    `<g class="lid" transform="translate(0 -2.6)"><path d="M-1.4 -1.4H1.4V1.2H-1.4Z" fill="${skin}"/>` +
    `<path d="M-.72 .08Q0 .82 .72 .08" fill="none" ${thin} stroke-linecap="round"/></g></g>`;
  return joint(x, y, 'eye', solid(oval(x, y, r), '#fffdf8', { w, inside, glint: false, shade: '#efe3da', deep: 0.8 }));
}

const light = (x: number, y: number, r: number, fill: string = CREAM) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

/** A row of `n` eyes around a point; from three on the middle one is larger and higher. */
export function eyes(n: number, [x, y]: readonly [number, number], gap: number, r: number, style: EyeStyle): string {
  let row = '';
  for (let i = 0; i < n; i++) {
    const t = i - (n - 1) / 2;
    const middle = n > 2 && t === 0;
    row += eye(x + t * gap * 2, y + Math.abs(t) * (n > 2 ? 6 : 0), middle ? r * 1.15 : r, {
      ...style,
      tilt: (style.tilt ?? 0) * Math.sign(t),
    });
  }
  return row;
}

/** A closed eye: a line. */
export const shutEye = (x: number, y: number, r: number): string =>
  line(`M${x - r} ${y}q${r} ${r1(r * 0.95)} ${2 * r} 0`, { w: 5 }) +
  line(
    `M${r1(x - r * 0.9)} ${y + 2}l${r1(-r * 0.28)} ${r1(r * 0.32)}M${r1(x + r * 0.9)} ${y + 2}l${r1(r * 0.28)} ${r1(r * 0.32)}`,
    {
      w: 4,
    },
  );

/** The sewn-on eye of a toy. */
export const bead = (x: number, y: number, r = 6): string =>
  joint(x, y, 'bead', dot(x, y, r, INK) + dot(x - r * 0.3, y - r * 0.35, r * 0.35, CREAM));
