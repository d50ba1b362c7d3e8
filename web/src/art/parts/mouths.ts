// Mouths. `mouth` draws a creature's usual mouth and those for happy, scared and asleep.
import { BLUSH, CREAM } from '../palette';
import { both, line, oval, poly, raw, solid } from '../pen';

type Draw = (x: number, y: number, w: number) => string;

const tongue: (x: number, y: number, w: number, h: number) => string = (x, y, w, h) =>
  `<ellipse cx="${x}" cy="${y + h}" rx="${w * 0.5}" ry="${h * 0.6}" fill="#f28b8b"/>`;
const tooth = (x: number, y: number, w: number, corners: readonly (readonly [number, number])[]) =>
  solid(poly(corners.map(([u, v]) => [x + w * u, y + w * v] as const)), CREAM, { w: 4, glint: false });
const twoTeeth = (x: number, y: number, w: number, corners: readonly (readonly [number, number])[]) =>
  both(tooth(x, y, w, corners), x);

const grin: Draw = (x, y, w) =>
  solid(
    raw(`M${x - w} ${y}q${w} ${w * 0.25} ${2 * w} 0q${-w * 0.1} ${w * 1.05} ${-w} ${w * 1.05}t${-w} ${-w * 1.05}Z`, [
      x - w,
      y,
      x + w,
      y + w,
    ]),
    '#8c3a46',
    {
      w: 4.5,
      glint: false,
      inside: tongue(x, y + w * 0.4, w, w * 0.5),
    },
  );

// prettier-ignore
export const mouths = {
  smile: (x, y, w) => line(`M${x - w} ${y}q${w} ${w * 0.85} ${2 * w} 0`),
  tiny: (x, y, w) => line(`M${x - w * 0.45} ${y}q${w * 0.45} ${w * 0.4} ${w * 0.9} 0`),
  flat: (x, y, w) => line(`M${x - w * 0.7} ${y + 2}q${w * 0.7} -3 ${w * 1.4} 0`),
  sad: (x, y, w) => line(`M${x - w * 0.75} ${y + w * 0.4}q${w * 0.75} ${-w * 0.7} ${w * 1.5} 0`),
  wobble: (x, y, w) => line(`M${x - w} ${y + 4}q${w * 0.25} -9 ${w * 0.5} 0t${w * 0.5} 0t${w * 0.5} 0t${w * 0.5} 0`),
  oh: (x, y, w) => solid(oval(x, y + w * 0.3, w * 0.42, w * 0.5), '#8c3a46', { w: 4.5, glint: false, inside: tongue(x, y + w * 0.3, w * 0.6, w * 0.45) }),
  grin,
  fang: (x, y, w) => line(`M${x - w} ${y}q${w} ${w * 0.7} ${2 * w} 0`) + twoTeeth(x, y, w, [[0.3, 0.28], [0.72, 0.16], [0.56, 0.74]]),
  bigFang: (x, y, w) => grin(x, y, w) + twoTeeth(x, y, w, [[0.28, 0.08], [0.82, 0.02], [0.6, 0.78]]),
  snaggle: (x, y, w) => line(`M${x - w} ${y + 3}q${w} ${w * 0.5} ${2 * w} -4`) + tooth(x, y, w, [[0.15, 0.24], [0.62, 0.14], [0.36, -0.42]]),
  snaggleGrin: (x, y, w) => grin(x, y, w * 0.9) + tooth(x, y, w, [[0.2, 0.62], [0.62, 0.46], [0.36, -0.06]]),
  underbite: (x, y, w) => line(`M${x - w} ${y + 4}q${w} ${-w * 0.3} ${2 * w} 0`) + twoTeeth(x, y, w, [[0.38, 0], [0.86, 0.12], [0.64, -0.56]]),
  tusks: (x, y, w) => grin(x, y - 4, w * 0.9) + twoTeeth(x, y, w, [[0.34, 0.52], [0.78, 0.26], [0.66, -0.3]]),
  zig: (x, y, w) => line(`M${x - w} ${y}l${w * 0.33} ${w * 0.3}l${w * 0.33} ${-w * 0.3}l${w * 0.34} ${w * 0.3}l${w * 0.34} ${-w * 0.3}l${w * 0.33} ${w * 0.3}l${w * 0.33} ${-w * 0.3}`),
  beam: (x, y, w) => solid(raw(`M${x - w} ${y}h${2 * w}q${-w * 0.1} ${w} ${-w} ${w}t${-w} ${-w}Z`, [x - w, y, x + w, y + w]), CREAM, { w: 4.5, glint: false, shade: '#eadfce', inside: line(`M${x - w * 0.33} ${y}v${w}M${x + w * 0.33} ${y}v${w}`, { w: 2.5, line: '#c9b6a6' }) }),
} satisfies Record<string, Draw>;

export type MouthName = keyof typeof mouths;

const JOY: Partial<Record<MouthName, MouthName>> = {
  fang: 'bigFang',
  bigFang: 'bigFang',
  snaggle: 'snaggleGrin',
  underbite: 'tusks',
  beam: 'beam',
  sad: 'smile',
};
const FEAR: Partial<Record<MouthName, MouthName>> = { tiny: 'oh', oh: 'wobble', wobble: 'oh', zig: 'oh' };

/** A creature's usual mouth and those of its other moods. */
export function mouth(name: MouthName, x: number, y: number, w: number): string {
  const small = Math.min(w, 18);
  return moods({
    own: mouths[name](x, y, w),
    joy: mouths[JOY[name] ?? 'grin'](x, y, name === 'tiny' ? w * 0.7 : w),
    fear: mouths[FEAR[name] ?? 'wobble'](x, y, small),
    rest: mouths.tiny(x, y + 2, small),
  });
}

/** Four drawings of which creature.css shows one. */
export function moods({
  own,
  joy = own,
  fear = own,
  rest = own,
}: {
  own: string;
  joy?: string;
  fear?: string;
  rest?: string;
}): string {
  // Two moods may use the same SVG; each copy needs its own clip ids.
  const other = (name: string, svg: string) =>
    `<g class="mouth ${name}" display="none">${svg.replaceAll('~', `~${name}-`)}</g>`;
  return `<g class="mouth own">${own}</g>${other('joy', joy)}${other('fear', fear)}${other('rest', rest)}`;
}

export const cheeks = (x: number, y: number, gap: number, r = 9, colour: string = BLUSH): string =>
  `<g class="cheeks" fill="${colour}" opacity=".55"><ellipse cx="${x - gap}" cy="${y}" rx="${r}" ry="${r * 0.65}"/><ellipse cx="${x + gap}" cy="${y}" rx="${r}" ry="${r * 0.65}"/></g>`;
