// A monster is a recipe: a body with anchors (eyes, mouth, top, shoulders, feet), and parts placed on them.
import { alive } from '../creature';
import { shadeOf } from '../palette';
import { blob, fur, solid, spikes, type Outline } from '../pen';
import { eyes } from '../parts/eyes';
import { arm, foot, type Pose } from '../parts/limbs';
import { cheeks, mouth, type MouthName } from '../parts/mouths';
import { patterns, type PatternName } from '../parts/patterns';
import { pair, tops, type TopName } from '../parts/tops';

interface Body {
  outline: Outline;
  eye: readonly [x: number, y: number];
  mouth: readonly [x: number, y: number];
  top: readonly [x: number, y: number, gap: number];
  arm: readonly [x: number, y: number];
  feet: readonly [left: number, right: number, y: number] | null;
}

// prettier-ignore
const BODIES = {
  egg: { outline: blob('100 34, 142 62, 158 116, 138 164, 100 174, 62 164, 42 116, 58 62'), eye: [100, 92], mouth: [100, 128], top: [100, 40, 26], arm: [50, 118], feet: [76, 124, 174] },
  pear: { outline: blob('100 36, 130 52, 140 90, 162 136, 138 172, 100 178, 62 172, 38 136, 60 90, 70 52'), eye: [100, 80], mouth: [100, 112], top: [100, 42, 22], arm: [48, 124], feet: [74, 126, 176] },
  bun: { outline: blob('100 60, 150 72, 176 116, 164 160, 100 172, 36 160, 24 116, 50 72'), eye: [100, 106], mouth: [100, 138], top: [100, 64, 38], arm: [30, 128], feet: [68, 132, 172] },
  bean: { outline: blob('98 18, 132 30, 142 80, 138 140, 128 172, 100 178, 70 172, 60 140, 58 80, 66 30'), eye: [100, 68], mouth: [100, 106], top: [100, 26, 22], arm: [62, 112], feet: [80, 122, 176] },
  puddle: { outline: blob('96 44, 128 52, 142 90, 156 132, 186 158, 172 178, 100 182, 28 178, 14 158, 44 132, 56 90, 66 54'), eye: [100, 96], mouth: [100, 134], top: [98, 48, 20], arm: [48, 130], feet: null },
  ghost: { outline: blob('100 26, 146 48, 156 100, 162 156, 150 182, 132 164, 116 182, 100 166, 84 182, 68 164, 50 182, 38 156, 44 100, 54 48', 0.95), eye: [100, 86], mouth: [100, 128], top: [100, 30, 30], arm: [46, 112], feet: null },
  cone: { outline: blob('100 20, 122 42, 138 92, 162 150, 152 176, 100 182, 48 176, 38 150, 62 92, 78 42'), eye: [100, 98], mouth: [100, 132], top: [100, 26, 14], arm: [54, 126], feet: null },
  crate: { outline: blob('52 44, 100 38, 148 44, 162 70, 164 140, 150 166, 100 172, 50 166, 36 140, 38 70', 0.85), eye: [100, 82], mouth: [100, 126], top: [100, 44, 46], arm: [38, 112], feet: [66, 134, 174] },
  cloud: { outline: fur(100, 104, 54, 50, 9, 0.22, 0.3), eye: [100, 96], mouth: [100, 124], top: [100, 50, 26], arm: [44, 116], feet: null },
  fuzz: { outline: spikes(100, 108, 60, 58, 17, 0.2, 0.1), eye: [100, 98], mouth: [100, 132], top: [100, 50, 34], arm: [40, 120], feet: [76, 124, 174] },
  plank: { outline: blob('66 22, 100 16, 134 22, 138 70, 134 130, 136 176, 100 180, 64 176, 66 130, 62 70', 0.7), eye: [100, 66], mouth: [100, 100], top: [100, 22, 24], arm: [66, 104], feet: [82, 120, 178] },
  tri: { outline: blob('100 50, 114 58, 146 124, 148 146, 100 154, 52 146, 54 124, 86 58', 0.9), eye: [100, 60], mouth: [100, 122], top: [100, 52, 20], arm: [60, 116], feet: null },
} satisfies Record<string, Body>;

export interface Recipe {
  body: keyof typeof BODIES;
  color: string;
  /** Colour of arms and feet, if not the body's. */
  limb?: string;
  eyes?: number;
  eyeSize?: number;
  eyeDrop?: number;
  /** Half the distance between two eyes. */
  gap?: number;
  iris?: string;
  lid?: number;
  tilt?: number;
  look?: readonly [number, number];
  mouth?: MouthName;
  mouthSize?: number;
  mouthDrop?: number;
  blush?: boolean;
  top?: TopName;
  topColor?: string;
  topGap?: number;
  topDrop?: number;
  topTurn?: number;
  arms?: Pose | readonly [left: Pose, right: Pose];
  feet?: boolean;
  pattern?: PatternName;
  patternColor?: string;
  belly?: string;
  /** Drawn before everything, inside the body, and on top of everything. */
  behind?: string;
  inside?: string;
  front?: string;
}

/** Composes a monster, from back to front. */
export function monster(m: Recipe): string {
  const body: Body = BODIES[m.body];
  return alive(
    (m.behind ?? '') + arms(m, body) + feet(m, body) + top(m, body) + trunk(m, body) + face(m, body) + (m.front ?? ''),
  );
}

function arms(m: Recipe, { arm: [x, y] }: Body): string {
  if (!m.arms) return '';
  const [left, right] = typeof m.arms === 'string' ? [m.arms, m.arms] : m.arms;
  const colour = m.limb ?? m.color;
  return arm(x + 4, y, -1, colour, left) + arm(196 - x, y, 1, colour, right);
}

function feet(m: Recipe, { feet: stand }: Body): string {
  if (!m.feet || !stand) return '';
  const [left, right, y] = stand;
  const colour = m.limb ?? m.color;
  return foot(left, y, colour) + foot(right, y, colour);
}

function top(m: Recipe, { top: [x, y, gap] }: Body): string {
  if (!m.top) return '';
  return pair(x, y + (m.topDrop ?? 0), m.topGap ?? gap, tops[m.top](m.topColor ?? m.color), m.topTurn);
}

function trunk(m: Recipe, { outline, eye, mouth: [, y] }: Body): string {
  const pattern = patterns[m.pattern ?? 'plain'](m.patternColor ?? shadeOf(m.color), outline.box);
  const belly = m.belly ? patterns.belly(m.belly, outline.box) : '';
  const blush = m.blush === false ? '' : cheeks(eye[0], y - 8, (m.gap ?? 20) + 18);
  return solid(outline, m.color, { inside: belly + pattern + (m.inside ?? '') + blush });
}

function face(m: Recipe, body: Body): string {
  const { gap = 20, eyeSize = 18, iris, lid, tilt, look } = m;
  const middle = [body.eye[0], body.eye[1] + (m.eyeDrop ?? 0)] as const;
  return (
    (m.eyes ? eyes(m.eyes, middle, gap, eyeSize, { skin: m.color, iris, lid, tilt, look }) : '') +
    (m.mouth ? mouth(m.mouth, body.mouth[0], body.mouth[1] + (m.mouthDrop ?? 0), m.mouthSize ?? 16) : '')
  );
}
