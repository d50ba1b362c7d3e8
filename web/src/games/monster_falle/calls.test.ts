import { expect, test, vi } from 'vitest';
import { phraseOf } from '../../table/phrases/phrases';
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
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  await language.learn('monster-falle');
  expect(phraseOf({ calls }, 'get-set')).toEqual({ text: 'Ready, steady, monsters: GO!', sound: 'ready' });
  expect(phraseOf({ calls }, 'good-luck')).toEqual({ text: 'Good luck!' });
  expect(phraseOf({}, 'get-set')).toEqual({ text: '' });
  expect(phraseOf({ calls }, 'title')).toEqual({ text: '' });
});
