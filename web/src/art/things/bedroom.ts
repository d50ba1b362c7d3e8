// Things of the bedroom (Monster Chase): closet, bed with its sleeper, the back of a tile, night windows, thought bubble.
import { alive } from '../creature';
import { drawing, type Drawing } from '../drawing';
import { CREAM, INK, MOONLIGHT, NIGHT, shadeOf } from '../palette';
import { at, blob, dot, flat, line, oval, raw, slab, solid } from '../pen';
import { sparkle, starShape } from '../parts/care';
import { shutEye } from '../parts/eyes';
import { cheeks, mouth, mouths } from '../parts/mouths';

const WOOD = '#a86f45';
const QUILT = '#5f86c9';

/** The closet for captured monsters, closed or open. */
export const closet = (open = false): Drawing =>
  drawing(`closet-${open ? 'open' : 'shut'}`, () => (open ? openCloset() : shutCloset()));

const panel = (x: number, w: number) =>
  line(`M${x} 42h${w}v50h${-w}ZM${x} 108h${w}v52h${-w}Z`, { w: 4.5, line: '#7e4d2c' });
const knob = (x: number, y = 100) =>
  `<circle cx="${x}" cy="${y}" r="5.5" fill="#ffd24d" stroke="${INK}" stroke-width="3.5"/>`;
const crown = () =>
  line('M48 178v8M152 178v8', { w: 14 }) + solid(slab(24, 12, 152, 20, 10), '#c28a58', { w: 6, glint: false });

const shutCloset = () =>
  solid(slab(34, 20, 132, 156, 14), WOOD, {
    glint: false,
    inside: line('M100 20v156', { w: 5 }) + panel(48, 40) + panel(112, 40),
  }) +
  knob(91) +
  knob(109) +
  crown();

const COATS = [['#8a6bb0', 66], ['#4c8fc4', 92], ['#d8745f', 118]] as const; // prettier-ignore
const openCloset = () =>
  solid(slab(34, 20, 132, 156, 14), '#3a2430', {
    glint: false,
    shade: '#2b1a26',
    inside:
      line('M40 48h120', { w: 5, line: '#b98a5a' }) +
      COATS.map(([c, x]) =>
        flat(
          blob([
            [x, 50],
            [x + 18, 62],
            [x + 22, 128],
            [x - 4, 134],
            [x - 8, 62],
          ]),
          c,
        ),
      ).join('') + // prettier-ignore
      [58, 142].map((x) => dot(x, 158, 4, '#fff3cf') + dot(x + 11, 158, 4, '#fff3cf')).join(''),
  }) +
  door('M34 22L8 36V180L34 174Z', 14) +
  door('M166 22L192 36V180L166 174Z', 186) +
  crown();
const door = (d: string, x: number) =>
  solid(raw(d, [x - 12, 22, x + 12, 180]), WOOD, { glint: false, shade: shadeOf(WOOD) }) + knob(x, 104);

/** The child asleep, seen from above. 200 x 264. */
export const sleeper = (): Drawing =>
  drawing(
    'sleeper',
    () => solid(slab(6, 0, 188, 26, 12), WOOD, { glint: false }) + mattress() + child() + quilt(),
    200,
    264,
  );

const mattress = () =>
  solid(slab(14, 16, 172, 244, 22), '#f6ead6', { glint: false }) + solid(slab(34, 24, 132, 66, 28), CREAM);
const child = () =>
  alive(
    solid(blob('64 72, 66 38, 100 26, 134 38, 136 72, 100 84'), '#7a4a35', { w: 5 }) +
      solid(oval(100, 72, 34, 32), '#f4c9a3', { w: 5, glint: false }) +
      solid(blob('66 62, 78 38, 112 36, 134 62, 112 52, 90 56', 0.8), '#7a4a35', { w: 4.5, glint: false }) +
      shutEye(87, 74, 8) +
      shutEye(113, 74, 8) +
      mouths.tiny(100, 90, 12) +
      cheeks(100, 86, 24, 7),
    100,
  );
const STARS = [[40, 140], [88, 128], [136, 140], [64, 176], [112, 170], [160, 180], [40, 214], [88, 210], [136, 216]] as const; // prettier-ignore
const quilt = () =>
  solid(blob('8 112, 100 100, 192 112, 190 250, 100 262, 10 250', 0.6), QUILT, {
    glint: false,
    inside: STARS.map(([x, y]) => starShape(x, y, 11, MOONLIGHT, 0)).join(''),
  }) + solid(blob('8 112, 100 100, 192 112, 190 134, 100 124, 10 134', 0.6), '#fbf3e2', { glint: false });

/** The back of a toy tile: moon and stars. */
export const tileBack = (): Drawing =>
  drawing('tile-back', () =>
    solid(slab(6, 6, 188, 188, 34), NIGHT, {
      glint: false,
      inside:
        `<path d="M128 132a50 50 0 1 1-36-84a42 42 0 1 0 36 84Z" fill="${MOONLIGHT}"/>` +
        sparkle(138, 60, 20, MOONLIGHT) +
        sparkle(56, 158, 12, MOONLIGHT) +
        sparkle(160, 156, 9, MOONLIGHT),
    }),
  );

/** The front of a toy tile, without its toy. Expert tiles have a tint. */
export const tileFront = (expert = false): Drawing =>
  drawing(`tile-front-${expert ? 'expert' : 'toy'}`, () =>
    solid(slab(6, 6, 188, 188, 34), expert ? '#cfe0f5' : 'var(--paper)', {
      glint: false,
      shade: expert ? '#b7cbe6' : 'var(--paper-shade)',
      deep: 0.5,
    }),
  );

/** A progression card: calm (blue, moon) or awake (red, two eyes). 100 x 124. */
export const nightWindow = (awake: boolean): Drawing =>
  drawing(
    `window-${awake ? 'awake' : 'calm'}`,
    () => windowPane(awake ? '#c44a4d' : '#3f6fb0') + (awake ? staring() : moonrise()) + sill(),
    100,
    124,
  );

const windowPane = (glass: string) =>
  solid(slab(8, 6, 84, 104, 18), glass, { w: 7, glint: false, deep: 0.6 }) +
  line('M50 6v104M8 58h84', { w: 5, line: '#f6ead6' });
const sill = () => solid(slab(2, 106, 96, 14, 7), '#c28a58', { w: 6, glint: false });
const staring = () => [30, 70].map((x) => dot(x, 56, 16, '#fff3cf') + dot(x + (x < 50 ? 3 : -3), 59, 8, INK)).join('');
const moonrise = () =>
  at(50, 56, `<path d="M14 10a18 18 0 1 1-13-28a15 15 0 1 0 13 28Z" fill="${MOONLIGHT}"/>`, 1.45) +
  sparkle(72, 28, 8, MOONLIGHT);

/** A night light: a mushroom that glows on a stool. */
export const nightLight = (): Drawing =>
  drawing(
    'night-light',
    () =>
      flat(oval(100, 84, 98), 'rgb(255 233 168 / 0.28)') +
      line('M60 156l-10 38M140 156l10 38', { w: 12 }) +
      solid(slab(34, 140, 132, 22, 10), WOOD, { glint: false }) +
      alive(
        solid(blob('78 84, 122 84, 130 138, 100 146, 70 138', 0.7), CREAM, { glint: false }) +
          shutEye(88, 112, 7) +
          shutEye(112, 112, 7) +
          mouths.tiny(100, 124, 9) +
          solid(blob('30 88, 46 40, 100 20, 154 40, 170 88, 100 100', 0.9), MOONLIGHT, {
            inside: [
              [70, 62, 11],
              [112, 46, 9],
              [138, 74, 10],
            ]
              .map(([x = 0, y = 0, r = 0]) => dot(x, y, r, '#fff8e0'))
              .join(''),
          }),
        100,
      ),
  );

/** The bubble that shows what a monster fears; its tail points down to the left or to the right. */
export const bubble = (tail: 'left' | 'right' = 'left'): Drawing =>
  drawing(`bubble-${tail}`, () => {
    const down = tail === 'left' ? 'M44 150L22 196L92 172Z' : 'M156 150L178 196L108 172Z';
    return (
      `<path d="${down}" fill="var(--paper)" stroke="${INK}" stroke-width="10" stroke-linejoin="round"/>` +
      `<circle cx="100" cy="96" r="84" fill="var(--paper)" stroke="${INK}" stroke-width="10"/><path d="${down}" fill="var(--paper)"/>`
    );
  });

/** The moon over the shelf. */
export const moon = (): Drawing =>
  drawing('moon', () =>
    alive(
      solid(oval(100, 100, 82), '#ffe9a8', {
        inside: dot(140, 62, 14, '#f4d582') + dot(58, 132, 11, '#f4d582') + dot(136, 142, 8, '#f4d582'),
      }) +
        shutEye(76, 96, 13) +
        shutEye(124, 96, 13) +
        cheeks(100, 118, 40, 10) +
        mouth('smile', 100, 118, 14),
    ),
  );
