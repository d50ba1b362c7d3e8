import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GOLD, NIGHT } from '../../art/palette';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

test('what styles and drawings both paint has one colour', () => {
  expect(css).toContain(`--gold: ${GOLD};`);
  expect(css).toContain(`--ribbon: ${NIGHT};`);
});
