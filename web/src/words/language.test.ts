// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { recall } from '../device/storage';
import { lookUp, t, titleOf } from '.';
import { firstSpoken } from './first_spoken';
import { language, LANGUAGES, ownName } from './language.svelte';

const root = document.documentElement;
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('the first wish that the house can speak counts, whatever the country', () => {
  const spoken = ['en', 'de', 'cs', 'pt-BR'];
  expect(firstSpoken(['', 'cs-CZ', 'de'], spoken)).toBe('cs');
  expect(firstSpoken(['it', 'pt-BR', 'de'], spoken)).toBe('pt-BR');
  expect(firstSpoken(['it', 'ja'], spoken)).toBe('en');
});

test('languages are called as their speakers call them', () => {
  const names = ['English', 'Deutsch', 'Français', 'Čeština', 'Español', 'Polski', 'Nederlands', 'Italiano'];
  expect(['en', 'de', 'fr', 'cs', 'es', 'pl', 'nl', 'it'].map(ownName)).toEqual(names);
});

test('a language is said, marked on the page and remembered', async () => {
  for (const code of LANGUAGES) {
    await language.choose(code);
    expect([language.code, root.lang, recall('language')]).toEqual([code, code, code]);
    expect(t('shelf.play')).not.toBe('');
    expect(root.dir).toBe('ltr');
  }
});

test('a reload begins with the language that was chosen', async () => {
  localStorage.setItem('homeward.language', 'en');
  await language.begin();
  expect(root.lang).toBe('en');
  expect(t('shelf.play')).toBe('Play');
});

test('the shelf knows all titles; the rest of a game comes with the game', async () => {
  await language.begin();
  expect(titleOf('pets-rescue')).toBe('Pets Rescue');
  expect(lookUp('pets-rescue.tagline')).not.toBe('');
  expect(lookUp('pets-rescue.rules.goal')).toBe('');
  await Promise.all([language.learn('pets-rescue'), language.learn('monster-chase')]);
  expect(lookUp('pets-rescue.rules.goal')).not.toBe('');
  expect(lookUp('monster-chase.rules.goal')).not.toBe('');
});

test('a game that came after this page was built brings its words along, once for every language', async () => {
  const asked = vi.fn((address: string) =>
    Promise.resolve(new Response(JSON.stringify({ 'new-game.title': `New in ${address.split('/').at(-1)}` }))),
  );
  vi.stubGlobal('fetch', asked);
  await language.choose('en');
  await language.learn('new-game');
  expect(titleOf('new-game')).toBe('New in en');
  await language.choose('de');
  expect(titleOf('new-game')).toBe('New in de');
  await language.choose('en');
  expect(asked.mock.calls.map(([address]) => address)).toEqual([
    '/api/games/new-game/texts/en',
    '/api/games/new-game/texts/de',
  ]);
  asked.mockRejectedValue(new TypeError('no network'));
  await expect(language.learn('newer-game')).rejects.toThrow();
  await language.choose('fr');
  expect(language.code).toBe('en');
});
