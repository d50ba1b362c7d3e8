// Transitions of cards: from the grid into a shelter, and between shelters.
import { crossfade } from 'svelte/transition';
import { appear, hop, still, TIMES } from '../../device/motion';

export const [leave, arrive] = crossfade({
  duration: (distance) => (still() ? TIMES.still : Math.min(TIMES.glideMost, TIMES.glide + distance * 0.5)),
  easing: hop,
  fallback: (node, _params, intro) => (intro ? appear(node) : { duration: TIMES.still, css: (t) => `opacity:${t}` }),
});
