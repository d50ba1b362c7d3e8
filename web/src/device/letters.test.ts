// @vitest-environment happy-dom
// The size of letters is remembered, and the page has it at once.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { beforeEach, expect, test, vi } from 'vitest';
import { LETTER_SIZES } from './letter_sizes';

const shown = () => document.documentElement.dataset.letters;
/** A page that is opened anew. */
async function open() {
  vi.resetModules();
  delete document.documentElement.dataset.letters;
  return (await import('./letters.svelte')).letters;
}

beforeEach(() => localStorage.clear());

test('letters have the usual size until another is chosen', async () => {
  const letters = await open();
  expect([letters.size, letters.times, shown()]).toEqual(['usual', 1, 'usual']);
});

test('a choice is there at once and after a reload', async () => {
  (await open()).size = 'largest';
  expect(shown()).toBe('largest');
  const letters = await open();
  expect([letters.size, letters.times, shown()]).toEqual(['largest', 1.45, 'largest']);
});

test('a size that nobody knows is the usual one', async () => {
  localStorage.setItem('homeward.letters', 'toString');
  expect((await open()).size).toBe('usual');
});

test('where nothing can be stored, the choice lasts as long as the page', async () => {
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  const letters = await open();
  letters.size = 'large';
  expect([letters.size, shown()]).toEqual(['large', 'large']);
  blocked.mockRestore();
});

test('the styles know each size', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8');
  const inStyles = [...tokens.matchAll(/\[data-letters='(\w+)'\] \{\s+--letters: ([\d.]+);/g)].map(
    ([, size, times]) => [size, Number(times)],
  );
  expect([['usual', 1], ...inStyles]).toEqual(Object.entries(LETTER_SIZES));
});

test('the size is there before the first paint', () => {
  localStorage.setItem('homeward.letters', 'large');
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const script = readFileSync(join(import.meta.dirname, '../../public/theme.js'), 'utf8');
  new Script(script).runInThisContext();
  expect(shown()).toBe('large');
});
