// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holding, type Holding } from './holding';

let said: string[];
let button: HTMLButtonElement;
let leave: (() => void) | void;

function attach(wish: Partial<Holding>): void {
  button = document.createElement('button');
  document.body.append(button);
  leave = holding({ begin: (y) => said.push(`look ${y}`), end: () => said.push('hidden'), ...wish })(button);
}
const pointer = (name: string, y = 0) => button.dispatchEvent(new PointerEvent(name, { clientY: y, button: 0 }));
const key = (name: string, key: string, repeat = false) =>
  button.dispatchEvent(new KeyboardEvent(name, { key, repeat, cancelable: true }));
const click = (detail: number) => button.dispatchEvent(new MouseEvent('click', { detail }));

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
});
afterEach(() => {
  leave?.();
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('a secret is seen while it is held, not a moment longer', () => {
  attach({});
  pointer('pointerdown', 40);
  expect(said).toEqual(['look 40']);
  pointer('pointerup');
  click(1);
  expect(said).toEqual(['look 40', 'hidden']);
});

test.each(['pointercancel', 'pointerleave', 'blur'])('%s hides it too', (name) => {
  attach({});
  pointer('pointerdown');
  pointer(name);
  expect(said.at(-1)).toBe('hidden');
});

test('it is hidden when its card leaves the table', () => {
  attach({});
  pointer('pointerdown');
  leave?.();
  leave = undefined;
  expect(said).toEqual(['look 0', 'hidden']);
});

test.each(['Enter', ' '])('the key %j is held as well, and repeats do nothing', (name) => {
  attach({});
  key('keydown', name);
  key('keydown', name, true);
  expect(said).toEqual(['look null']);
  key('keyup', name);
  expect(said).toEqual(['look null', 'hidden']);
});

test('a screen reader clicks, and is told', () => {
  attach({ tell: () => said.push('told') });
  click(0);
  expect(said).toEqual(['told']);
});

test('a short press presses, a long one looks and presses nothing', () => {
  attach({ press: () => said.push('pressed') });
  pointer('pointerdown');
  pointer('pointerup');
  click(1);
  expect(said).toEqual(['pressed']);
  pointer('pointerdown', 7);
  vi.advanceTimersByTime(400);
  pointer('pointerup');
  click(1);
  expect(said).toEqual(['pressed', 'look 7', 'hidden']);
});

test('the same with a key', () => {
  attach({ press: () => said.push('pressed') });
  key('keydown', 'Enter');
  key('keyup', 'Enter');
  key('keydown', 'Enter');
  vi.advanceTimersByTime(400);
  key('keyup', 'Enter');
  expect(said).toEqual(['pressed', 'look null', 'hidden']);
});

test('a key that was pressed elsewhere and let go here does nothing', () => {
  attach({ press: () => said.push('pressed') });
  key('keyup', 'Enter');
  expect(said).toEqual([]);
});
