// The face of a baby shows the care level of its head: 1 cries, 2 is unsure, 3 smiles, 4 beams.
import { tear, type Level } from '../parts/care';
import { eyes, type EyeStyle } from '../parts/eyes';
import { cheeks, mouth, type MouthName } from '../parts/mouths';

interface Look extends Pick<EyeStyle, 'lid' | 'tilt' | 'look' | 'star'> {
  mouth: MouthName;
}

export const LOOKS: Record<Level, Look> = {
  1: { lid: 0.24, tilt: 0.22, look: [0, 0.25], mouth: 'wobble' },
  2: { lid: 0.08, tilt: 0.12, look: [0, 0], mouth: 'tiny' },
  3: { look: [0, -0.1], mouth: 'smile' },
  4: { look: [0, -0.15], mouth: 'grin', star: true },
};

interface Face {
  level: Level;
  x: number;
  y: number;
  gap: number;
  /** Radius of an eye. */
  r: number;
  skin: string;
  iris: string;
  /** The mouth; none for heads with a beak or tusks. */
  mouth?: { drop: number; width: number };
}

export function face({ level, x, y, gap, r, skin, iris, mouth: lips }: Face): string {
  const { mouth: name, ...look } = LOOKS[level];
  return (
    (level > 2 ? cheeks(x, y + r * 1.15, gap + r * 0.75, r * 0.5) : '') +
    eyes(2, [x, y], gap, r, { ...look, skin, iris }) +
    (lips ? mouth(name, x, y + lips.drop, lips.width) : '') +
    (level === 1 ? tear(x - gap - r * 0.7, y + r * 1.15, r * 0.26) : '')
  );
}
