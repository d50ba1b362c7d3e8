// Drawing functions: outlines as {d, box}, and `solid`, which gives an outline its fill, shade, glint and line.
// Drawings are strings of SVG. A `~` in an id is replaced where the drawing is placed, see `Drawing`.
import { INK, lightOf, shadeOf } from './palette';
import { nth } from '../assert';

export type Point = readonly [number, number];
export type Bounds = readonly [x0: number, y0: number, x1: number, y1: number];
export interface Outline {
  readonly d: string;
  readonly box: Bounds;
}

let serial = 0;
const clipId = () => '~' + (++serial).toString(36);
export const r1 = (n: number): number => +n.toFixed(1);

/** Parses "100 34, 142 62": shorter and easier to read than arrays. */
const rows = (text: string): number[][] => text.split(',').map((row) => row.trim().split(' ').map(Number));

const points = (pts: string | readonly Point[]): readonly Point[] =>
  typeof pts === 'string' ? rows(pts).map((row) => [nth(row, 0), nth(row, 1)] as const) : pts;

/** Parses "32 20 12": round spots, each with its middle and its radius. */
export const spotsOf = (text: string): [x: number, y: number, r: number][] =>
  rows(text).map((row) => [nth(row, 0), nth(row, 1), nth(row, 2)]);

function boxOf(pts: readonly Point[]): Bounds {
  const xs = pts.map((p) => p[0]);
  const ys = pts.map((p) => p[1]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** A smooth closed outline through points; `k` < 1 makes it tighter, > 1 rounder. */
export function blob(through: string | readonly Point[], k = 1): Outline {
  const pts = points(through);
  const n = pts.length;
  const near = (i: number) => nth(pts, (i + n) % n);
  let d = `M${near(0).map(r1).join(' ')}`;
  for (let i = 0; i < n; i++) {
    const [a, b, c, e] = [near(i - 1), near(i), near(i + 1), near(i + 2)];
    d +=
      `C${r1(b[0] + ((c[0] - a[0]) / 6) * k)} ${r1(b[1] + ((c[1] - a[1]) / 6) * k)} ` +
      `${r1(c[0] - ((e[0] - b[0]) / 6) * k)} ${r1(c[1] - ((e[1] - b[1]) / 6) * k)} ${r1(c[0])} ${r1(c[1])}`;
  }
  return { d: d + 'Z', box: boxOf(pts) };
}

export const oval = (x: number, y: number, rx: number, ry = rx): Outline => ({
  d: `M${r1(x - rx)} ${r1(y)}a${r1(rx)} ${r1(ry)} 0 1 0 ${r1(2 * rx)} 0a${r1(rx)} ${r1(ry)} 0 1 0 ${r1(-2 * rx)} 0Z`,
  box: [x - rx, y - ry, x + rx, y + ry],
});

export const slab = (x: number, y: number, w: number, h: number, r = 10): Outline => ({
  d:
    `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}` +
    `h${-(w - 2 * r)}q${-r} 0 ${-r} ${-r}v${-(h - 2 * r)}q0 ${-r} ${r} ${-r}Z`,
  box: [x, y, x + w, y + h],
});

export const raw = (d: string, box: Bounds): Outline => ({ d, box });

/** A polygon; the round line join of `solid` rounds its corners. */
export function poly(corners: string | readonly Point[]): Outline {
  const pts = points(corners);
  return { d: 'M' + pts.map((p) => p.map(r1).join(' ')).join('L') + 'Z', box: boxOf(pts) };
}

/** A ring of tufts: fur (`depth` > 0 bulges out between `n` notches). */
export function fur(x: number, y: number, rx: number, ry: number, n = 14, depth = 0.16, turn = 0): Outline {
  const along = (angle: number, k: number) => `${r1(x + rx * k * Math.cos(angle))} ${r1(y + ry * k * Math.sin(angle))}`;
  let d = '';
  for (let i = 0; i <= n; i++) {
    const angle = turn + (i / n) * Math.PI * 2;
    d += i ? `Q${along(angle - Math.PI / n, 1 + 2 * depth)} ${along(angle, 1)}` : `M${along(angle, 1)}`;
  }
  return { d: d + 'Z', box: [x - rx, y - ry, x + rx, y + ry] };
}

/** A ring of pointed tufts: bristles, manes, dust. */
export function spikes(x: number, y: number, rx: number, ry: number, n = 14, depth = 0.2, turn = 0): Outline {
  const pts: Point[] = [];
  for (let i = 0; i < n * 2; i++) {
    const angle = turn + (i / (n * 2)) * Math.PI * 2;
    const k = i % 2 ? 1 : 1 + depth;
    pts.push([x + rx * k * Math.cos(angle), y + ry * k * Math.sin(angle)]);
  }
  return poly(pts);
}

export interface Finish {
  /** Width of the outline. */
  w?: number;
  line?: string;
  shade?: string;
  light?: string;
  /** Clipped to the shape: patterns, mud, bellies. */
  inside?: string;
  glint?: boolean;
  /** How far the shade reaches. */
  deep?: number;
}

/** Fill + shade crescent + glint + outline. */
export function solid(s: Outline, fill: string, o: Finish = {}): string {
  const { w = 6, line = INK, shade = shadeOf(fill), inside = '', glint = true, deep = 1 } = o;
  const [x0, y0, x1, y1] = s.box;
  const [wide, high, id] = [x1 - x0, y1 - y0, clipId()];
  const dx = r1(-Math.min(wide * 0.09, 10) * deep);
  const dy = r1(-Math.min(high * 0.1, 11) * deep);
  return (
    `<clipPath id="${id}"><path d="${s.d}"/></clipPath><g clip-path="url(#${id})"><path d="${s.d}" fill="${shade}"/>` +
    `<path d="${s.d}" fill="${fill}" transform="translate(${dx} ${dy})"/>` +
    `${glint ? shine(x0 + wide * 0.3, y0 + high * 0.2, wide * 0.13, high * 0.07, o.light ?? lightOf(fill)) : ''}${inside}</g>` +
    `<path d="${s.d}" fill="none" stroke="${line}" stroke-width="${r1(w)}" stroke-linejoin="round" stroke-linecap="round"/>`
  );
}

const shine = (x: number, y: number, rx: number, ry: number, light: string) =>
  `<ellipse cx="${r1(x)}" cy="${r1(y)}" rx="${r1(rx)}" ry="${r1(ry)}" transform="rotate(-24 ${r1(x)} ${r1(y)})" fill="${light}"/>`;

/** An open line. */
export const line = (d: string, o: { line?: string; w?: number; more?: string } = {}): string =>
  `<path d="${d}" fill="none" stroke="${o.line ?? INK}" stroke-width="${o.w ?? 5}" stroke-linecap="round" stroke-linejoin="round"${o.more ?? ''}/>`;

/** A limb, tail or cord: a thick line with an outline. */
export const tube = (d: string, fill: string, w = 18, edge = 6): string =>
  line(d, { w: w + edge * 2 }) + line(d, { line: fill, w });

export const flat = (s: Outline, fill: string, more = ''): string => `<path d="${s.d}" fill="${fill}"${more}/>`;
export const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${r1(x)}" cy="${r1(y)}" r="${r1(r)}" fill="${fill}"/>`;
/** A copy with other ids, for the same SVG twice in one drawing. */
export const twin = (svg: string): string => svg.replaceAll('~', '~-');
export const flip = (svg: string, x = 100): string =>
  `<g transform="translate(${2 * x} 0) scale(-1 1)">${twin(svg)}</g>`;
export const both = (svg: string, x = 100): string => svg + flip(svg, x);
export const at = (x: number, y: number, svg: string, scale = 1, turn = 0): string =>
  `<g transform="translate(${r1(x)} ${r1(y)})${turn ? ` rotate(${turn})` : ''}${scale !== 1 ? ` scale(${scale})` : ''}">${svg}</g>`;

/** A group that CSS can rotate and scale about (x, y); every moving part is one. */
export const joint = (x: number, y: number, name: string, svg: string): string =>
  `<g transform="translate(${r1(x)} ${r1(y)})"><g class="${name}"><g transform="translate(${r1(-x)} ${r1(-y)})">${svg}</g></g></g>`;
