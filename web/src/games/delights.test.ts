// @vitest-environment happy-dom
// Moments of delight: each has a picture and a text, and takes no clicks.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { RescueView } from '../border/monster_baby_rescue';
import recorded from '../border/frames/monster_baby_rescue.json?raw';
import { nth, parseJson } from '../assert';
import { language } from '../words/language.svelte';
import Cheered from './monster_baby_rescue/Cheered.svelte';
import { bedroom } from './monster_chase/bedroom';
import Caught from './monster_chase/Caught.svelte';
import WholeSet from './pets_rescue/WholeSet.svelte';

const target = document.body;
let shown: Record<string, unknown> = {};
beforeAll(() =>
  Promise.all(['monster-chase', 'monster-baby-rescue', 'pets-rescue'].map((game) => language.learn(game))),
);
afterEach(() => void unmount(shown));

function seen(): { faces: number; words: string; percent: string[] } {
  flushSync();
  const delight = target.querySelector<HTMLElement>('.delight');
  expect(delight?.getAttribute('aria-hidden')).toBe('true');
  expect(delight?.querySelector('button, a, [tabindex]')).toBeNull();
  return {
    faces: delight?.querySelectorAll('.mood-happy, .mood-scared').length ?? 0,
    words: delight?.querySelector('.ribbon')?.textContent ?? '',
    percent: [delight?.style.left ?? '', delight?.style.top ?? ''],
  };
}

test.each([
  [380, 520],
  [980, 620],
])('all who were caught giggle at the closet, inside a bedroom of %i by %i', (width, height) => {
  const monsters = (['M01', 'M02'] as const).map((drawing) => ({ card: drawing, drawing, toy: 'T01' as const }));
  shown = mount(Caught, { target, props: { monsters, here: bedroom(width, height, 10), width, height } });
  const { faces, words, percent } = seen();
  expect([faces, words]).toEqual([2, 'Hee hee!']);
  const [x = 0, y = 0] = percent.map(parseFloat);
  expect((x / 100) * width).toBeGreaterThan(99);
  expect((y / 100) * height).toBeGreaterThan(99);
});

test.each([
  ['goal', 'A goal! +3'],
  ['shine', 'All sparkling!'],
  ['wish', 'A wish comes true!'],
] as const)('a baby is happy about a %s', (why, text) => {
  const views = parseJson<{ mine: { view: RescueView }[] }[]>(recorded).flatMap(({ mine }) => mine);
  const one = nth(nth(views, 0).view.monsters, 0);
  shown = mount(Cheered, { target, props: { cheer: { seat: 0, why, points: 3 }, one } });
  expect(seen()).toMatchObject({ faces: 1, words: text });
});

test('the pets of a set stand together', () => {
  const set = { seat: 0, gain: 4, faces: ['dog', 'dog', 'bear'] as const };
  shown = mount(WholeSet, { target, props: { set: { ...set, faces: [...set.faces] } } });
  expect(seen()).toMatchObject({ faces: 3, words: 'A whole set! +4' });
});
