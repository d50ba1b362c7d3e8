// Signs of care levels: mud and plasters, or sparkles and a treat. Also hearts, stars, drops.
import { GOLD, INK, LOVE, MUD, mix, shadeOf } from '../palette';
import { at, blob, dot, flat, joint, oval, poly, r1, raw, solid, spotsOf, type Point } from '../pen';

export type Level = 1 | 2 | 3 | 4;
const BETTER: Readonly<Record<Level, Level>> = { 1: 2, 2: 3, 3: 4, 4: 4 };
/** The level after one more washing. */
export const better = (level: Level): Level => BETTER[level];

/** Colour of a part at a care level: dull at 1, unchanged at 3, brighter at 4. */
export function groomedColour(colour: string, level: Level): string {
  if (level === 3) return colour;
  return level === 1
    ? mix(colour, '#8d8069', 0.42)
    : level === 2
      ? mix(colour, '#9a8d74', 0.18)
      : mix(colour, '#ffe9b8', 0.1);
}

/** Mud splashes ("x y r, …") to be put `inside` a part; level 2 keeps only the last one, faint. */
export function grime(level: Level, spots: string): string {
  if (level > 2) return '';
  const list = level === 1 ? spotsOf(spots) : spotsOf(spots).slice(-1);
  return `<g opacity="${level === 1 ? 0.95 : 0.5}">${list.map(([x, y, r]) => splash(x, y, r)).join('')}</g>`;
}

const SPLASH: readonly Point[] = [[-1, 0], [-0.5, -0.9], [0.2, -0.6], [0.9, -0.7], [1, 0.2], [0.4, 0.6], [0.25, 1.5], [-0.1, 0.8], [-0.7, 0.7]]; // prettier-ignore
const splash = (x: number, y: number, r: number) =>
  flat(blob(SPLASH.map(([u, v]) => [x + r * u, y + r * v] as const)), MUD) +
  dot(x + r * 1.35, y + r * 0.9, r * 0.2, MUD);

export function sparkle(x: number, y: number, r: number, colour = '#ffd95a', w = 0): string {
  const q = r * 0.2;
  const d = `M${x} ${y - r}Q${x + q} ${y - q} ${x + r} ${y}Q${x + q} ${y + q} ${x} ${y + r}Q${x - q} ${y + q} ${x - r} ${y}Q${x - q} ${y - q} ${x} ${y - r}Z`;
  return `<path d="${d}" fill="${colour}"${w ? ` stroke="${INK}" stroke-width="${w}" stroke-linejoin="round"` : ''}/>`;
}
/** Sparkles ("x y r, …") around a part at level 4. */
export const glow = (spots: string): string =>
  spotsOf(spots)
    .map(([x, y, r]) => joint(x, y, 'twinkle', sparkle(x, y, r, GOLD, 3.2)))
    .join('');

export const tear = (x: number, y: number, r = 6): string =>
  joint(x, y, 'tear', solid(raw(`M${x} ${y - r * 1.6}q${r * 1.3} ${r * 1.6} ${r} ${r * 2.2}a${r} ${r} 0 0 1 ${-2 * r} 0q${-r * 0.3} ${-r * 0.6} ${r} ${-r * 2.2}Z`, [x - r, y - r, x + r, y + 2 * r]), '#a9dcf2', { w: 3.5 })); // prettier-ignore
export const drop = (x: number, y: number, k = 1): string =>
  at(
    x,
    y,
    `<g class="drip">${solid(raw('M0 -12q10 12 8 18a8 8 0 0 1-16 0q-2-6 8-18Z', [-8, -12, 8, 14]), '#8ecbee', { w: 4.5 })}</g>`,
    k,
  );

export const plaster = (x: number, y: number, turn = -20): string =>
  at(x, y, solid(raw('M-16 -6h32q6 0 6 6t-6 6h-32q-6 0-6-6t6-6Z', [-22, -6, 22, 6]), '#f3d3ae', { w: 4, glint: false }) + `<path d="M-5 -6v12M5 -6v12" stroke="#b98b62" stroke-width="2.5"/>`, 0.8, turn); // prettier-ignore
export const bow = (x: number, y: number, colour: string, k = 1): string =>
  at(
    x,
    y,
    solid(blob('-3 -4, -24 -15, -28 0, -24 15, -3 4'), colour, { w: 5 }) +
      solid(blob('3 -4, 24 -15, 28 0, 24 15, 3 4'), colour, { w: 5, glint: false }) +
      solid(oval(0, 0, 7.5, 8.5), shadeOf(colour), { w: 5, glint: false }),
    k,
  );
export const flower = (x: number, y: number, colour = '#fffdf6', k = 1): string => {
  const petal = (turn: number) =>
    `<g transform="rotate(${turn})">${solid(oval(0, -10, 7.5, 9), colour, { w: 4, glint: false })}</g>`;
  return at(x, y, [0, 72, 144, 216, 288].map(petal).join('') + solid(oval(0, 0, 7), GOLD, { w: 4, glint: false }), k);
};

export const heartShape = (x: number, y: number, r: number, colour: string = LOVE, w = 5): string => {
  const d = `M${x} ${y + r}C${x - r * 1.7} ${y - r * 0.1} ${x - r * 0.9} ${y - r * 1.3} ${x} ${y - r * 0.42}C${x + r * 0.9} ${y - r * 1.3} ${x + r * 1.7} ${y - r * 0.1} ${x} ${y + r}Z`;
  return solid(raw(d, [x - r * 1.1, y - r * 0.9, x + r * 1.1, y + r]), colour, { w });
};

/** Corners of a five-pointed star. */
export const starPoints = (x: number, y: number, r: number, inner = 0.5): Point[] =>
  Array.from({ length: 10 }, (_, i) => {
    const angle = -Math.PI / 2 + (i * Math.PI) / 5;
    const k = i % 2 ? r * inner : r;
    return [r1(x + k * Math.cos(angle)), r1(y + k * Math.sin(angle))];
  });
export const starShape = (x: number, y: number, r: number, colour: string = GOLD, w = 5): string =>
  w ? solid(poly(starPoints(x, y, r)), colour, { w }) : flat(poly(starPoints(x, y, r)), colour);
