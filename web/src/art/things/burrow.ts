// A burrow with a heart over the door: Homeward's logo, and home on the boards of several games.
import { drawing, type Drawing } from '../drawing';
import { INK } from '../palette';
import { blob, both, line, raw, solid } from '../pen';
import { heartShape } from '../parts/care';

export const burrow = (): Drawing =>
  drawing(
    'burrow',
    () =>
      solid(blob('20 170, 30 110, 66 66, 134 66, 170 110, 180 170', 0.9), '#b98a5a', {
        inside: line('M40 96l12 10M150 92l12 12M70 76l6 12', { w: 5, line: '#8f6540' }),
      }) +
      solid(raw('M56 172Q56 96 100 96T144 172Z', [56, 96, 144, 172]), '#5a3a30', { glint: false }) +
      both(
        `<path d="M136 172q4 -30 16 -34q-4 16 4 34Z" fill="#7fae5a" stroke="${INK}" stroke-width="4.5" stroke-linejoin="round"/>`,
      ) +
      heartShape(100, 84, 11, '#e5596a', 4.5),
  );
