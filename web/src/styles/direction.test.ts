// The page is mirrored for languages written from right to left: styles name start and end, not left and right.
import { readdirSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { describe, expect, test } from 'vitest';

const SRC = new URL('../', import.meta.url);
const styled = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(css|svelte)$/.test(file));
const textOf = (file: string) => readFileSync(new URL(file, SRC), 'utf8');

const PHYSICAL =
  /^ *(?:(?:[\w-]+-)?(?:left|right)(?:-[\w-]+)?: [^;{]*|(?:float|clear|text-align|transform-origin): (?:left|right)[^;{]*);$/gm;
/** The middle is the same from both sides. */
const MIDDLE = /^ *left: (?:50%|calc\(50% - \d+px\));$/;

test.each(styled)('%s', (file) => {
  const lines = [...textOf(file).matchAll(PHYSICAL)].map(([line]) => line);
  expect(lines.filter((line) => !MIDDLE.test(line))).toEqual([]);
});

const SIDES = /^(?:margin|padding|inset|border-(?:width|style|color)|scroll-(?:margin|padding))$/;
const ALONG = /linear-gradient\((?:to [a-z ]*(?:left|right)|-?(?:90|270)deg)/;
const NOTCH = /safe-area-inset-(?:left|right)/;

/** A shorthand goes round clockwise from the top: it differs if it is not the same seen in a mirror. */
function isOneSided(property: string, value: string): boolean {
  if (property === 'border-radius') return value.split('/').some(differsInCorners);
  return (SIDES.test(property) && differsAtSides(value)) || ALONG.test(value) || NOTCH.test(value);
}
function differsAtSides(value: string): boolean {
  const [, right, , left = right] = postcss.list.space(value);
  return left !== right;
}
function differsInCorners(radii: string): boolean {
  const [topLeft, topRight = topLeft, bottomRight = topLeft, bottomLeft = topRight] = postcss.list.space(radii);
  return topLeft !== topRight || bottomLeft !== bottomRight;
}

const stylesIn = (text: string) => [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('\n');

function oneSidedIn(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkDecls(({ prop, value }) => {
    if (isOneSided(prop, value)) found.push(`${prop}: ${value}`);
  });
  return found;
}

/** Here the two directions are told apart, once. */
const TOKENS = 'styles/tokens.css';

test.each(styled.filter((file) => file !== TOKENS))('no shorthand of %s has a left and a right', (file) => {
  const text = textOf(file);
  expect(oneSidedIn(file.endsWith('.svelte') ? stylesIn(text) : text)).toEqual([]);
});

// The build turns `:dir(rtl)` into a list of languages, which not all are in.
test.each(styled)('%s asks the page for its direction', (file) => {
  expect(textOf(file)).not.toContain(':dir(');
});

test('tokens name the sides of the screen, in both directions', () => {
  const sides = { '--safe-start': ['left', 'right'], '--safe-end': ['right', 'left'] };
  const expected = Object.entries(sides).flatMap(([name, ends]) =>
    ends.map((end) => `${name}: env(safe-area-inset-${end})`),
  );
  expect(oneSidedIn(textOf(TOKENS)).sort()).toEqual(expected.sort());
});

describe('one-sided', () => {
  test.each([
    'padding: 6px 4px 6px 8px',
    'margin: 0 0 0 calc(1px + 2px)',
    'inset: 0 0 0 auto',
    'border-width: 0 var(--stroke) var(--stroke) 0',
    'border-style: solid none none solid',
    'scroll-margin: 0 1px 0 2px',
    'scroll-padding: 0 1px 0 2px !important',
    'border-radius: var(--r-4) var(--r-4) var(--r-4) var(--r-1)',
    'border-radius: var(--r-1) var(--r-2)',
    'border-radius: 0 0 var(--r-2)',
    'border-radius: 50% / 10% 20%',
    'margin-inline-end: env(safe-area-inset-right)',
    'mask: linear-gradient(to right, black, transparent)',
  ])('%s', (declaration) => {
    expect(oneSidedIn(`p { ${declaration} }`)).toHaveLength(1);
  });
});

describe('the same in a mirror', () => {
  test.each([
    'padding: 6px 4px 8px',
    'margin: -1px calc(2px * (1 + 2)) 0 calc(2px * (1 + 2))',
    'inset: auto 0 0',
    'padding-inline: 4px 8px',
    'border-radius: var(--r-1) var(--r-1) 0 0',
    'border-radius: 25% / 17%',
    'bottom: env(safe-area-inset-bottom)',
    'mask: linear-gradient(var(--toward-end), black, transparent)',
  ])('%s', (declaration) => {
    expect(oneSidedIn(`p { ${declaration} }`)).toEqual([]);
  });
});
