// Colours and radii have names: styles take them from tokens.css, drawings from art/palette.ts.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SRC = new URL('../', import.meta.url);
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(svelte|css)$/.test(file) && !file.endsWith('tokens.css'),
);
const tokens = readFileSync(new URL('styles/tokens.css', SRC), 'utf8');
const textOf = (file: string) => readFileSync(new URL(file, SRC), 'utf8');

/** `#fff`, `rgb(…)` and the like; not an address such as `url(#id)`, nor a block of Svelte such as `{#each`. */
const COLOUR = /(?<![{(&\w])#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi;
const RADIUS = /radius:[^;]*\dpx/g;

test.each(files)('%s names its colours and radii', (file) => {
  const text = textOf(file);
  expect(text.match(COLOUR) ?? []).toEqual([]);
  expect(text.match(RADIUS) ?? []).toEqual([]);
});

test('every token is used', () => {
  const everywhere = files.map(textOf).join('\n');
  const defined = new Set([...tokens.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name = '']) => name));
  expect([...defined].filter((name) => !everywhere.includes(`var(${name})`))).toEqual([]);
});
