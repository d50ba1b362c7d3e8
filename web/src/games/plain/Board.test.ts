// @vitest-environment happy-dom
// The plain board: sentences, choices, and a field to find one of many.
import { flushSync, mount, unmount, type ComponentProps } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { notNull } from '../../assert';
import { language } from '../../words/language.svelte';
import Board from './Board.svelte';

const target = document.body;
let shown: Record<string, unknown> = {};
const played: number[] = [];
beforeAll(() => language.begin());
afterEach(() => void unmount(shown));

function show(count: number, more: Partial<ComponentProps<typeof Board>> = {}): void {
  const moves = Array.from({ length: count }, (_, code) => ({
    code,
    move: { move: code % 2 ? 'odd' : 'even' },
    label: { key: `Choice ${code}`, args: {} },
    preview: null,
  }));
  const props = { described: [{ key: 'A line', args: {} }], seat: 0, moves, allMoves: [], seats: [] };
  const rest = { play: (code: number) => void played.push(code), hint: null, refused: null };
  shown = mount(Board, { target, props: { ...props, ...rest, ...more } });
  flushSync();
}
const texts = (selector: string) => [...target.querySelectorAll(selector)].map((one) => one.textContent?.trim());

test('what is on the table and what can be chosen, by kind', () => {
  show(3);
  expect(texts('.rug li')).toEqual(['A line']);
  expect(texts('[data-kind=even] button')).toEqual(['Choice 0', 'Choice 2']);
  expect(target.querySelector('[data-find]')).toBeNull();
  target.querySelector<HTMLElement>('[data-code="2"]')?.click();
  expect(played).toEqual([2]);
});

test('one of many choices is found by typing', () => {
  show(30);
  const field = notNull(target.querySelector<HTMLInputElement>('[data-find]'));
  field.value = '29';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
  expect(texts('.choices button')).toEqual(['Choice 29']);
  expect(texts('[role=status]')).toEqual(['1 choice found']);
});

test('out of turn there is a word instead of choices; an onlooker and a replay are asked nothing', () => {
  show(0);
  expect(texts('.nothing')).toEqual(['Nothing to choose right now.']);
  void unmount(shown);
  show(0, { seat: null });
  expect(target.querySelector('.choices')).toBeNull();
  void unmount(shown);
  show(0, { replay: true });
  expect(target.querySelector('.choices')).toBeNull();
});

test('what a hint points at glows, and what was refused shakes', () => {
  show(3, { hint: 1, refused: { code: 2 } });
  expect(target.querySelector('.hinted')?.getAttribute('data-code')).toBe('1');
  expect(target.querySelector('.shake')?.getAttribute('data-code')).toBe('2');
});

test('what is on its way stays marked', () => {
  show(3, { sent: 1 });
  expect([...target.querySelectorAll<HTMLElement>('[data-sent]')].map(({ dataset }) => dataset.code)).toEqual(['1']);
});
