// The page is mirrored for languages written from right to left: styles name start and end, not left and right.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SRC = new URL('../', import.meta.url);
const styled = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(css|svelte)$/.test(file));

const PHYSICAL = /^ *(?:(?:[\w-]+-)?(?:left|right)(?:-[\w-]+)?: [^;{]*|(?:float|clear|text-align): (?:left|right));$/gm;
/** The middle is the same from both sides. */
const MIDDLE = /^ *left: (?:50%|calc\(50% - \d+px\));$/;

test.each(styled)('%s', (file) => {
  const lines = [...readFileSync(new URL(file, SRC), 'utf8').matchAll(PHYSICAL)].map(([line]) => line);
  expect(lines.filter((line) => !MIDDLE.test(line))).toEqual([]);
});
