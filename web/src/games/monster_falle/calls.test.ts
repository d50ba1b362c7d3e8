import { expect, test, vi } from 'vitest';
import { saying } from '../../table/sayings';
import { language } from '../../words/language.svelte';
import { calls, fittingCalls } from './calls';

test('before a round there is the starting call, then cheering, and what just happened is called out', () => {
  expect(fittingCalls('ready', null)).toEqual(['get-set']);
  expect(fittingCalls('countdown', 'caught')).toEqual(['get-set']);
  expect(fittingCalls('pushing', null)).toEqual(['cheer']);
  expect(fittingCalls('homing', 'escaped')).toEqual(['cheer', 'escaped']);
  expect(fittingCalls('placing', 'caught')).toEqual(['cheer', 'hooray']);
  expect(fittingCalls('over', null)).toEqual([]);
});

test('a call of the game has words and a sound, a phrase of the house has words', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await language.learn('monster-falle');
  expect(saying({ calls }, 'get-set')).toEqual({ text: 'On your monster, get set, GO!', sound: 'ready' });
  expect(saying({ calls }, 'good-luck')).toEqual({ text: 'Good luck!' });
  expect(saying({}, 'get-set')).toEqual({ text: '' });
  expect(saying({ calls }, 'title')).toEqual({ text: '' });
});
