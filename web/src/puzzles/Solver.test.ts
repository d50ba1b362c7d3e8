// @vitest-environment happy-dom
// A puzzle of a game that has no board of its own: the plain board shows it in sentences.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { notNull } from '../assert';
import { language } from '../words/language.svelte';
import Solver from './Solver.svelte';
import { Solving } from './solving.svelte';

const target = document.body;
const text = (key: string) => ({ key, args: {} });
const ANSWERS: Record<string, unknown> = {
  '/api/games': [{ name: 'new-game' }],
  '/api/games/new-game/moves': [{ text: 'take 1' }, { text: 'take 2' }],
  '/api/games/new-game/texts/en': { 'new-game.title': 'New Game' },
  '/api/puzzles/new-game/one?described=true': {
    ...{ game: 'new-game', id: 'one', theme: text('The end'), level: 1, seconds: 0, options: {}, players: 2, seat: 0 },
    mine: [
      {
        ...{ seat: 0, view: {}, prompt: { said: text('Your turn'), detail: null }, events: [] },
        moves: [0, 1].map((code) => ({ code, move: { move: 'take' }, label: text(`Take ${code + 1}`), preview: null })),
        described: [text('Two are left.')],
      },
    ],
  },
  '/api/puzzles/new-game/one/try?described=true': {
    ...{ solved: true, said: text('The last one wins.'), numbers: null, where: null, glow: '', view: {}, events: [] },
    described: [text('None is left.')],
  },
};
const REFUSAL = { code: 'too-many', rule: 'NG-2', said: text('Two are too many.') };

let shown: Record<string, unknown> = {};
beforeAll(() => language.begin());
afterEach(() => {
  void unmount(shown);
  vi.unstubAllGlobals();
});
const texts = (selector: string) => [...target.querySelectorAll(selector)].map((one) => one.textContent?.trim());

test('its position and its choices are read, before and after the right move', async () => {
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(new Response(JSON.stringify(notNull(ANSWERS[address])))));
  const solving = new Solving('new-game', 'one');
  await solving.open();
  const props = { solving, kit: notNull(solving.kit), puzzle: notNull(solving.puzzle) };
  shown = mount(Solver, { target, props: { ...props, view: notNull(solving.view) } });
  flushSync();
  expect(texts('.rug li')).toEqual(['Two are left.']);
  expect(texts('.choices button')).toEqual(['Take 1', 'Take 2']);
  notNull(target.querySelector<HTMLElement>('[data-code="1"]')).click();
  await vi.waitFor(() => expect(texts('.rug li')).toEqual(['None is left.']));
  expect(texts('.choices .nothing'), 'the choices keep their place: this is no replay').toHaveLength(1);
});

test('a refusal names its rule only when it is asked for', async () => {
  vi.stubGlobal('fetch', (address: string) => {
    const refused = address.includes('/try');
    const body = JSON.stringify(refused ? REFUSAL : notNull(ANSWERS[address]));
    return Promise.resolve(new Response(body, { status: refused ? 400 : 200 }));
  });
  const solving = new Solving('new-game', 'one');
  await solving.open();
  const props = { solving, kit: notNull(solving.kit), puzzle: notNull(solving.puzzle) };
  shown = mount(Solver, { target, props: { ...props, view: notNull(solving.view) } });
  flushSync();
  notNull(target.querySelector<HTMLElement>('[data-code="1"]')).click();
  await vi.waitFor(() => expect(texts('.prompt.refused b')).toEqual(['Two are too many.']));
  expect(texts('.prompt .rule')).toEqual([]);
  notNull([...target.querySelectorAll('button')].find((one) => one.textContent === 'Which rule?')).click();
  flushSync();
  expect(texts('.prompt .rule')).toEqual(['NG-2']);
  expect(document.activeElement?.getAttribute('href')).toBe('/rules/new-game#NG-2');
});
