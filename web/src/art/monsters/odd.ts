// Mansion monsters that have no body of recipe.ts: a bottle brush, a tea-cosy turtle, a sock, a snail.
import { alive } from '../creature';
import { INK, mix } from '../palette';
import { blob, dot, flat, line, oval, raw, slab, solid, tube } from '../pen';
import { eye, eyes } from '../parts/eyes';
import { foot } from '../parts/limbs';
import { cheeks, mouth } from '../parts/mouths';

const spring = (x: number) => {
  const d = `M${x} 148l-9 5l18 6l-18 6l18 6l-9 4`;
  return line(d, { w: 7 }) + line(d, { w: 2.5, line: '#d8dfe4' });
};

function bristles(): string {
  let [left, right] = ['', ''];
  for (let i = 0; i <= 7; i++) {
    const y = 26 + i * 18;
    const out = i < 1 || i > 6 ? 38 : 52;
    right += `L${100 + out} ${y}L${87 + out} ${y + 9}`;
    left = `L${113 - out} ${y + 9}L${100 - out} ${y}` + left;
  }
  return `M100 18${right}L100 156${left}Z`;
}

export function brush(): string {
  const c = '#f0913a';
  const inner = mix(c, '#fff2d8', 0.45);
  return (
    spring(84) +
    spring(116) +
    line('M66 176h68', { w: 10 }) +
    alive(
      solid(raw(bristles(), [46, 22, 154, 152]), c, { inside: flat(oval(100, 86, 34, 44), inner) }) +
        cheeks(100, 104, 33, 8) +
        eyes(2, [100, 78], 17, 16, { skin: inner, iris: '#5b7f3a' }) +
        mouth('grin', 100, 104, 14) +
        line('M100 24v-16', { w: 6 }),
      156,
    )
  );
}

const zigzag = (y: number, colour: string) => line(`M20 ${y}${'l12 -10l12 10'.repeat(6)}`, { w: 6, line: colour });

export function cosy(): string {
  const skin = '#9dbb70';
  return alive(
    foot(64, 170, '#8aa860') +
      foot(126, 170, '#8aa860') +
      solid(blob('150 118, 178 112, 190 132, 178 152, 150 150'), skin) +
      solid(blob('92 50, 136 70, 156 116, 152 164, 92 170, 32 164, 28 116, 48 70'), '#e0b33b', {
        inside: zigzag(84, '#fff3d0') + zigzag(112, '#e5596a') + zigzag(140, '#fff3d0'),
      }) +
      solid(oval(92, 40, 16), '#e5596a', { w: 5.5 }) +
      eye(152, 112, 17, { skin, iris: '#7a5a2b' }) +
      eye(178, 108, 15, { skin, iris: '#7a5a2b' }) +
      mouth('smile', 172, 136, 10) +
      cheeks(168, 134, 20, 6),
  );
}

const button = (x: number, y: number, colour: string) =>
  solid(oval(x, y, 8), colour, { w: 4, glint: false }) + dot(x - 2, y, 1.6, INK) + dot(x + 3, y, 1.6, INK);

export function sock(): string {
  const dark = '#3d3238';
  const rings =
    line('M52 44q50 8 100 0', { w: 12, line: dark }) +
    line('M52 76q50 8 100 0', { w: 14, line: dark }) +
    line('M52 108q50 8 100 0', { w: 14, line: dark });
  return alive(
    solid(
      blob('66 22, 100 16, 136 22, 138 80, 144 120, 176 138, 184 162, 166 178, 110 178, 72 164, 62 120, 64 70', 0.8),
      '#fbf5ea',
      {
        inside: rings + line('M150 122q-10 26 4 62', { w: 14, line: dark }) + flat(oval(84, 172, 26, 22), dark),
      },
    ) +
      solid(slab(58, 10, 84, 24, 11), '#fbf5ea', {
        glint: false,
        inside: line('M72 10v24M86 10v24M100 10v24M114 10v24M128 10v24', { w: 3, line: '#d9cbbb' }),
      }) +
      eyes(3, [100, 66], 13, 12, { skin: '#fbf5ea', iris: '#e2a03c', w: 4 }) +
      mouth('beam', 100, 92, 17) +
      button(104, 138, '#e5596a') +
      button(128, 150, '#4c8fc4'),
  );
}

const FAN = [[-64, 58, 14], [-33, 30, 15], [0, 20, 16], [33, 30, 15], [64, 58, 14]] as const; // prettier-ignore

export function snail(): string {
  const skin = '#a9cf4b';
  const spiral = 'M142 128m-4 2q-4 -12 8 -12q16 2 14 18q-4 22 -28 18q-24 -8 -18 -34q10 -26 40 -20';
  return alive(
    FAN.map(([dx, y]) => tube(`M84 120Q${84 + dx * 0.5} ${(y + 120) / 2} ${84 + dx} ${y}`, skin, 8, 5)).join('') +
      solid(blob('36 176, 40 126, 66 104, 100 104, 118 132, 150 160, 190 166, 192 180, 100 182'), skin) +
      solid(oval(142, 128, 42), '#e59a5b', { inside: line(spiral, { w: 6, line: '#b86f3a' }) }) +
      FAN.map(([dx, y, r]) => eye(84 + dx, y, r, { skin, iris: '#c9508a', look: [dx / -90, 0.3], w: 4 })).join('') +
      mouth('smile', 72, 140, 13) +
      cheeks(72, 138, 24, 7),
  );
}
