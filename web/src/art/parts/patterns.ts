// Patterns drawn inside a body.
import { flat, line, oval, type Bounds } from '../pen';

type Pattern = (colour: string, box: Bounds) => string;

const SPOTS = [[0.78, 0.3, 9], [0.9, 0.52, 7], [0.72, 0.72, 10], [0.16, 0.62, 8], [0.3, 0.86, 9], [0.1, 0.4, 6], [0.5, 0.93, 7]] as const; // prettier-ignore

export const patterns = {
  plain: () => '',
  spots: (c, [x0, y0, x1, y1]) =>
    SPOTS.map(
      ([u, v, r]) =>
        `<ellipse cx="${x0 + (x1 - x0) * u}" cy="${y0 + (y1 - y0) * v}" rx="${r * 1.1}" ry="${r}" fill="${c}"/>`,
    ).join(''),
  stripes: (c, [x0, y0, x1, y1]) =>
    [0.06, 0.62, 0.78, 0.94]
      .map((v) => line(`M${x0 - 5} ${y0 + (y1 - y0) * v}q${(x1 - x0) / 2} ${14} ${x1 - x0 + 10} 0`, { line: c, w: 9 }))
      .join(''),
  belly: (c, [x0, y0, x1, y1]) =>
    flat(oval((x0 + x1) / 2, y1 - (y1 - y0) * 0.14, (x1 - x0) * 0.29, (y1 - y0) * 0.26), c),
  grain: (c, [x0, y0, x1, y1]) =>
    [0.15, 0.3, 0.72, 0.88]
      .map((u, i) =>
        line(`M${x0 + (x1 - x0) * u} ${y0 - 4}q${i % 2 ? 6 : -6} ${(y1 - y0) / 2} 0 ${y1 - y0 + 8}`, { line: c, w: 4 }),
      )
      .join(''),
} satisfies Record<string, Pattern>;
export type PatternName = keyof typeof patterns;
