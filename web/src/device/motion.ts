// Durations and easings, for Svelte transitions, tweens and the Web Animations API.
// styles/tokens.css has the same numbers for CSS. Reduced motion: pieces fade in place, nothing else moves.
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';

/** Milliseconds. */
export const TIMES = {
  glide: 260,
  perSpace: 40,
  glideMost: 700,
  turn: 320,
  still: 120,
} as const;

/** Is reduced motion on? Follows the setting while the page is open. */
export const still = (): boolean => prefersReducedMotion.current;

/** Milliseconds in which a piece glides over so many spaces. */
export const glideTime = (spaces = 0): number =>
  Math.min(TIMES.glide + TIMES.perSpace * Math.max(0, spaces), TIMES.glideMost);

/** The easing `--hop` as a function, for `animate:` and `Tween`: a little too far, then back. */
export const hop = cubicBezier(0.3, 1.2, 0.4, 1);

/** CSS's cubic-bezier(x1, y1, x2, y2) as a function of time. */
export function cubicBezier(x1: number, y1: number, x2: number, y2: number): (t: number) => number {
  const at = (a: number, b: number, u: number) => 3 * a * u * (1 - u) ** 2 + 3 * b * u * u * (1 - u) + u ** 3;
  return (t) => {
    if (t <= 0 || t >= 1) return Math.max(0, Math.min(1, t));
    let [low, high] = [0, 1];
    for (let i = 0; i < 24; i++) {
      const middle = (low + high) / 2;
      if (at(x1, x2, middle) < t) low = middle;
      else high = middle;
    }
    return at(y1, y2, (low + high) / 2);
  };
}

/** `transition:appear`: a piece that appears or disappears pops; with reduced motion it fades. */
export function appear(_node: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  if (still()) return { duration: TIMES.still, css: (t) => `opacity:${t}` };
  return { delay, duration: TIMES.glide, easing: hop, css: (t) => `opacity:${Math.min(1, t)};scale:${0.7 + 0.3 * t}` };
}

/** Shakes a refused piece once; not with reduced motion. */
export function shake(node: Element): void {
  if (still()) return;
  node.animate(
    [0, -5, 5, -5, 5, 0].map((x) => ({ translate: `${x}px 0` })),
    { duration: 300, easing: 'ease-in-out' },
  );
}
