// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { recall } from '../storage';
import { lookUp, t, titleOf } from '.';
import { firstSpoken, language, LANGUAGES, ownName } from './language.svelte';

const root = document.documentElement;
afterEach(() => localStorage.clear());

test('the first wish that the house can speak counts, whatever the country', () => {
  const spoken = ['en', 'de', 'cs', 'pt-BR'];
  expect(firstSpoken(['', 'cs-CZ', 'de'], spoken)).toBe('cs');
  expect(firstSpoken(['it', 'pt-BR', 'de'], spoken)).toBe('pt-BR');
  expect(firstSpoken(['it', 'ja'], spoken)).toBe('en');
});

test('languages are called as their speakers call them', () => {
  expect(['en', 'de', 'fr', 'cs', 'es'].map(ownName)).toEqual(['English', 'Deutsch', 'Français', 'Čeština', 'Español']);
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
