// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';
import { t, titleOf } from '../words';
import { language } from '../words/language.svelte';
import { tabTitle } from './tab_title';

beforeAll(() => language.begin());

const GAME = 'monster-chase';
const WAITS = { moves: [] };

test('the title of the tab says whose turn it is only if it is a turn of this device', () => {
  const yours = t('page.title', { page: t('shelf.your-turn'), name: titleOf(GAME) });
  expect(tabTitle(GAME, { mine: [WAITS, { moves: [4] }] })).toBe(yours);
  expect(tabTitle(GAME, { mine: [WAITS] })).toBe(titleOf(GAME));
  expect(tabTitle(GAME, { mine: [] })).toBe(titleOf(GAME));
});

test('before anything has come it is a table', () => {
  expect(tabTitle(undefined, undefined)).toBe(t('page.table'));
  expect(tabTitle(GAME, null)).toBe(titleOf(GAME));
});
