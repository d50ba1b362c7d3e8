// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import type { Event } from '../border/protocol';
import { followNews } from './news.svelte';

const event = (kind: string): Event => ({ kind, seat: 0, said: null, facts: {}, fleeting: {}, fleeting_said: null });

test('what is new is shown once, beside the view and the one before it', () => {
  let events = $state.raw([event('dealt')]);
  let view = $state('first');
  let others = $state(0);
  const calls: [kinds: string[], view: string, before: string][] = [];
  const stop = $effect.root(() =>
    followNews(
      () => ({ events, view }),
      (news, next, before) => {
        calls.push([news.map(({ kind }) => kind), next, before]);
        return others;
      },
    ),
  );
  const lastCall = () => (flushSync(), calls.at(-1));

  expect(lastCall(), 'what happened before the board was made').toEqual([[], 'first', 'first']);
  events = [event('took')];
  view = 'second';
  expect(lastCall()).toEqual([['took'], 'second', 'first']);
  view = 'from another seat';
  expect(lastCall(), 'the same events again').toEqual([[], 'from another seat', 'second']);
  events = [event('drew')];
  view = 'third';
  expect(lastCall()).toEqual([['drew'], 'third', 'second']);
  others += 1;
  flushSync();
  expect(calls, 'what else is read while it is shown does not show it again').toHaveLength(4);
  stop();
});
