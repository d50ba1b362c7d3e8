import { describe, expect, test, vi } from 'vitest';

vi.mock('svelte/motion', () => ({ prefersReducedMotion: { current: false } }));
const { cubicBezier, glideTime, hop } = await import('./motion');

describe('glideTime', () => {
  test('grows with the way, up to a limit', () => {
    expect(glideTime()).toBe(260);
    expect(glideTime(3)).toBe(380);
    expect(glideTime(99)).toBe(700);
  });
});

describe('cubicBezier', () => {
  test('begins and ends where it should', () => {
    expect(hop(0)).toBe(0);
    expect(hop(1)).toBe(1);
  });

  test('is a straight line for the straight curve', () => {
    const straight = cubicBezier(0.25, 0.25, 0.75, 0.75);
    for (const t of [0.1, 0.37, 0.5, 0.92]) expect(straight(t)).toBeCloseTo(t, 5);
  });

  test('the hop goes a little beyond its place and comes back', () => {
    const way = Array.from({ length: 101 }, (_, i) => hop(i / 100));
    expect(Math.max(...way)).toBeGreaterThan(1);
    expect(Math.max(...way)).toBeLessThan(1.1);
  });
});
