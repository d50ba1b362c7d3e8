// @vitest-environment happy-dom
// The one meeple of the game: it stands at the row or column that the lead has chosen (PR-03).
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { seatPaint } from '../../art/palette';
import { notNull, nth, parseJson } from '../../assert';
import recorded from '../../border/frames/pets_rescue.json?raw';
import type { LineSeen, PetsView } from '../../border/pets_rescue';
import { language } from '../../words/language.svelte';
import Grid from './Grid.svelte';
import { layout, TALL } from './layout';

const LEAD = 1;
const recordedView = nth(
  parseJson<{ mine: { view: PetsView }[] }[]>(recorded).flatMap(({ mine }) => mine),
  0,
).view;
const lay = layout(980, 620, recordedView.side);
const step = { x: lay.card + lay.gap, y: Math.round(lay.card * TALL) + lay.gap };

let shown: Record<string, unknown> = {};
beforeAll(() => language.begin());
afterEach(() => void unmount(shown));

/** Where meeples stand: their left and upper edges. */
function meeples(line: LineSeen | null, pointed: LineSeen | null = null): { left: number; top: number }[] {
  const idle = { point: () => {}, pickLine: () => {}, press: () => {}, look: () => {}, hide: () => {} };
  const nothing = { lines: [], open: new Set<string>(), picked: null, hinted: null, refused: null };
  const view = { ...recordedView, line, lead: LEAD };
  shown = mount(Grid, { target: document.body, props: { view, lay, pointed, ...nothing, ...idle } });
  flushSync();
  return [...document.querySelectorAll<HTMLElement>('[data-ask=meeple]')].map((one) => {
    expect(notNull(one.querySelector('use')).getAttribute('href')).toContain(`meeple-${seatPaint(LEAD).id}`);
    return { left: parseFloat(one.style.left), top: parseFloat(one.style.top) };
  });
}

test('nowhere before a line is chosen, also while one is pointed at', () => {
  expect(meeples(null, { line: 'row', number: 2 })).toEqual([]);
});

test.each([1, 2, 3])('before row %i', (number) => {
  const found = meeples({ line: 'row', number });
  expect(found).toHaveLength(1);
  expect(nth(found, 0).left).toBe(0);
  expect(Math.floor((nth(found, 0).top - lay.handle) / step.y) + 1).toBe(number);
});

test.each([1, 2, 3])('above column %i', (number) => {
  const found = meeples({ line: 'column', number });
  expect(found).toHaveLength(1);
  expect(nth(found, 0).top).toBe(0);
  expect(Math.floor((nth(found, 0).left - lay.handle) / step.x) + 1).toBe(number);
});
