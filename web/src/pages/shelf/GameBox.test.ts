// @vitest-environment happy-dom
// What a box says about itself: the minutes as printed, and whose age it is.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Box } from '../../border/protocol';
import { language } from '../../words/language.svelte';
import GameBox from './GameBox.svelte';

const BOX: Box = {
  ...{ name: 'monster-falle', players: [2], ages: '8+', minutes: [15], own_ages: false, later_players: [] },
  ...{ credits: { designer: '', publisher: '', year: 2000 }, rules_version: 1, rulings: [], options: [] },
  ...{ conflicts: [], presets: [], figures: null, secrets: false, tick_hz: 0, calls: [], quick: {}, levels: [] },
  lessons: [],
};

let shown: Record<string, unknown> = {};
beforeAll(() => language.begin());
afterEach(() => void unmount(shown));

/** What is seen on the chips, without what is only read aloud. */
function chips(facts: Pick<Box, 'players' | 'minutes' | 'ages' | 'own_ages'>): string[] {
  shown = mount(GameBox, { target: document.body, props: { box: { ...BOX, ...facts } } });
  flushSync();
  return [...document.querySelectorAll('.chip:not(.go)')].map((chip) => {
    for (const read of chip.querySelectorAll('.only-read')) read.remove();
    return chip.textContent.trim();
  });
}

test('a range of minutes, and the age of the box', () => {
  const facts = chips({ players: [2, 3, 4], minutes: [15, 20], ages: '8+', own_ages: false });
  expect(facts).toEqual(['2–4', '8+', '15–20 min']);
});

test('one number of minutes, and an age that is ours', () => {
  const facts = chips({ players: [2], minutes: [60], ages: '10+', own_ages: true });
  expect(facts).toEqual(['2', '10+, we think', '60 min']);
});
