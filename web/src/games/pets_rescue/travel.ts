// Cards travel: from the grid into a shelter, from one shelter to another. One pair of transitions for the whole board.
import { crossfade } from 'svelte/transition';
import { appear, hop, still, TIMES } from '../../device/motion';

export const [leave, arrive] = crossfade({
  duration: (distance) => (still() ? TIMES.still : Math.min(TIMES.glideMost, TIMES.glide + distance * 0.5)),
  easing: hop,
  fallback: (node, _params, intro) => (intro ? appear(node) : { duration: TIMES.still, css: (t) => `opacity:${t}` }),
});
