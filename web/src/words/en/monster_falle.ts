// The words on the board of Monster-Falle.
import type { Phase } from '../../border/monster_falle';

export const words = {
  rails: ['left rail', 'right rail', 'top rail', 'bottom rail'],
  count: (n: number) => (n > 0 ? String(n) : 'Go!'),
};
