// How things move: the durations and easings of the table, for Svelte transitions, tweens and the Web Animations API.
// styles/tokens.css has the same numbers for CSS. Reduced motion: pieces fade in place, nothing else moves.
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';

/** Milliseconds. */
export const TIMES = {
  press: 90,
  prompt: 180,
  glide: 260,
  perSpace: 40,
  glideMost: 700,
  turn: 320,
  levelUp: 600,
  win: 1600,
  still: 120,
} as const;

/** A soft hop, as CSS wants it. */
export const HOP = 'cubic-bezier(0.3, 1.2, 0.4, 1)';
export const EASE_OUT = 'ease-out';

/** True when people asked for less motion; follows the setting while the page is open. */
export const still = (): boolean => prefersReducedMotion.current;

/** How long a piece glides over so many spaces. */
export const glideTime = (spaces = 0): number =>
  Math.min(TIMES.glide + TIMES.perSpace * Math.max(0, spaces), TIMES.glideMost);

/** The soft hop as a function, for `animate:` and `Tween`: a little beyond the place, then back. */
export const hop = cubicBezier(0.3, 1.2, 0.4, 1);

/** The value at time `t` of the curve CSS calls cubic-bezier(x1, y1, x2, y2). */
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

/** `transition:appear`: a piece that comes or goes pops softly; with reduced motion it fades. */
export function appear(_node: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  if (still()) return { duration: TIMES.still, css: (t) => `opacity:${t}` };
  return { delay, duration: TIMES.glide, easing: hop, css: (t) => `opacity:${Math.min(1, t)};scale:${0.7 + 0.3 * t}` };
}

/** `transition:unroll`: prompts and drawers. */
export function unroll(_node: Element, { from = 12 }: { from?: number } = {}): TransitionConfig {
  if (still()) return { duration: TIMES.still, css: (t) => `opacity:${t}` };
  return { duration: TIMES.prompt, css: (t, u) => `opacity:${t};translate:0 ${u * from}px` };
}

/** Slides an element from where it was to where it is (FLIP). A new glide, or a click anywhere, ends the old one. */
export function glide(node: Element, from: DOMRect, spaces = 0): Animation | undefined {
  const to = node.getBoundingClientRect();
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  if (!dx && !dy) return undefined;
  const steps = still() ? [{ opacity: 0.2 }, { opacity: 1 }] : [{ translate: `${dx}px ${dy}px` }, { translate: '0 0' }];
  const play = node.animate(steps, {
    duration: still() ? TIMES.still : glideTime(spaces),
    easing: still() ? EASE_OUT : HOP,
  });
  addEventListener('pointerdown', () => play.finish(), { once: true, capture: true });
  return play;
}

/** Shakes once what may not be chosen. With reduced motion colour, icon and words do it alone. */
export function shake(node: Element): void {
  if (still()) return;
  node.animate(
    [0, -5, 5, -5, 5, 0].map((x) => ({ translate: `${x}px 0` })),
    { duration: 300, easing: 'ease-in-out' },
  );
}

/** Turns a tile over; `halfway` changes its picture when it stands on edge. */
export async function turnOver(node: Element, halfway: () => void): Promise<void> {
  const half = still() ? TIMES.still : TIMES.turn / 2;
  const shut = still() ? [{ opacity: 1 }, { opacity: 0 }] : [{ scale: '1 1' }, { scale: '0.02 1.04' }];
  await node.animate(shut, { duration: half, easing: 'ease-in', fill: 'forwards' }).finished;
  halfway();
  await node.animate([...shut].reverse(), { duration: half, easing: 'ease-out', fill: 'forwards' }).finished;
  for (const animation of node.getAnimations()) animation.cancel();
}
