// Noses and lips of animals with fur.
import { INK } from '../palette';
import { line, oval, solid } from '../pen';
import { moods, mouths } from '../parts/mouths';

export const nose = (x: number, y: number, rx = 9, ry = 7, colour: string = INK): string =>
  solid(oval(x, y, rx, ry), colour, { w: 3, light: '#a98b86' });

/** The split lip below a nose, for every mood. */
export function lip(x: number, y: number, w: number, extra = ''): string {
  const split = line(
    `M${x} ${y}v6q${-w * 0.5} ${w * 0.8} ${-w} ${w * 0.1}M${x} ${y + 6}q${w * 0.5} ${w * 0.8} ${w} ${w * 0.1 - 6}`,
    {
      w: 4.5,
    },
  );
  return moods({
    own: split + extra,
    joy: mouths.grin(x, y + 6, w * 0.95),
    fear: mouths.wobble(x, y + 8, w * 0.8),
    rest: split,
  });
}
