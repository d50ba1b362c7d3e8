// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { reading } from '../device/reading.svelte';
import { notNull } from '../assert';
import { language } from '../words/language.svelte';
import Toast from './Toast.svelte';

beforeAll(() => language.begin());
beforeEach(() => vi.useFakeTimers());

const gone = vi.fn();
const act = vi.fn();
let drawn: Record<string, unknown> | undefined;
afterEach(() => {
  if (drawn) void unmount(drawn);
  vi.useRealTimers();
  gone.mockClear();
  reading.waits = false;
});

function toast(): HTMLElement {
  drawn = mount(Toast, { target: document.body, props: { text: 'It is away.', action: 'Back', act, gone } });
  flushSync();
  return notNull(document.querySelector<HTMLElement>('.toast'));
}
const MINUTE = 60_000;

test('goes by itself', () => {
  toast();
  vi.advanceTimersByTime(MINUTE);
  expect(gone).toHaveBeenCalledOnce();
});

test('goes with a tap', () => {
  toast().click();
  expect(gone).toHaveBeenCalledOnce();
});

test('waits where what is there to be read waits', () => {
  reading.waits = true;
  toast();
  vi.advanceTimersByTime(MINUTE);
  expect(gone).not.toHaveBeenCalled();
});

test('waits for whoever is about to press its button', () => {
  const shown = toast();
  shown.dispatchEvent(new Event('pointerenter'));
  flushSync();
  vi.advanceTimersByTime(MINUTE);
  expect(gone).not.toHaveBeenCalled();
  shown.dispatchEvent(new Event('pointerleave'));
  flushSync();
  vi.advanceTimersByTime(MINUTE);
  expect(gone).toHaveBeenCalledOnce();
});
