// The contrasts of the colours in palette.ts and tokens.css.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COLOUR_NAMES, colourPaint, INK, SEATS, mix } from './palette';
import { notNull } from '../assert';

const css = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
const [light = {}, bedtime = {}] = css.split("[data-theme='bedtime']").map(tokens);
const themes = { light, bedtime: { ...light, ...bedtime } };

function tokens(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name = '', colour = '']) => [name, colour]),
  );
}

function luminance(hex: string): number {
  const linear = (from: number) => {
    const v = parseInt(hex.slice(from, from + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5);
}

function contrast(a: string, b: string): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

describe.each(Object.entries(themes))('%s', (_, t) => {
  test.each([
    ['ink', 'page'], ['ink', 'surface'], ['ink', 'raised'], ['ink', 'sunk'], ['ink', 'felt'],
    ['ink-soft', 'page'], ['ink-soft', 'surface'], ['ink-soft', 'raised'], ['ink-soft', 'sunk'],
    ['paper-ink', 'paper'], ['paper-ink-soft', 'paper'], ['action-ink', 'action'], ['glow-ink', 'glow'],
    ['ok', 'ok-soft'], ['bad', 'bad-soft'], ['ink', 'glow-soft'],
  ])('%s can be read on %s', (words, ground) => {
    expect(contrast(notNull(t[words]), notNull(t[ground]))).toBeGreaterThanOrEqual(4.5);
  }); // prettier-ignore

  test.each(['page', 'surface', 'raised', 'sunk', 'felt'])('the focus ring is seen on %s', (ground) => {
    expect(contrast(notNull(t.focus), notNull(t[ground]))).toBeGreaterThanOrEqual(3);
  });
});

test('what styles and drawings both paint has one colour', () => {
  expect(light.outline).toBe(INK);
  expect(bedtime.outline).toBeUndefined();
});

const paints = [...SEATS, ...COLOUR_NAMES.map((name) => notNull(colourPaint(name)))];

test.each(paints.map((seat) => [seat.id, seat] as const))(
  '%s words can be read on their soft ground',
  (_, { text, soft }) => {
    expect(contrast(text, soft)).toBeGreaterThanOrEqual(4.5);
  },
);

test('seats differ in colour, pattern and badge', () => {
  for (const trait of ['fill', 'pattern', 'badge', 'id'] as const)
    expect(new Set(SEATS.map((seat) => seat[trait])).size).toBe(6);
});

test.each([
  ['wombat-rescue', ['blue', 'orange', 'green', 'pink']],
  ['monster-falle', ['red', 'yellow', 'purple', 'orange']],
])('the colours to choose in %s differ in colour, pattern and badge', (_, names) => {
  const chosen = names.map((name) => notNull(colourPaint(name)));
  for (const trait of ['fill', 'pattern', 'badge', 'id'] as const)
    expect(new Set(chosen.map((paint) => paint[trait])).size).toBe(4);
});

test('mix stirs paints', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(mix('#123456', '#ffffff', 0)).toBe('#123456');
});
