// @vitest-environment happy-dom
// One truth about the connection: lost while it is lost, "back" for three seconds, otherwise nothing.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { SessionState } from '../../backend/session';
import { t } from '../../words';
import { language } from '../../words/language.svelte';
import ConnectionBanner from './ConnectionBanner.svelte';

const target = document.body;
const props = $state<{ connection: SessionState }>({ connection: 'connecting' });
let shown: Record<string, unknown> = {};
const says = () => target.textContent?.trim();
function becomes(...states: SessionState[]): void {
  for (const state of states) {
    props.connection = state;
    flushSync();
  }
}

beforeAll(() => language.begin());
beforeEach(() => {
  vi.useFakeTimers();
  props.connection = 'connecting';
  shown = mount(ConnectionBanner, { target, props });
  flushSync();
});
afterEach(() => {
  void unmount(shown);
  vi.useRealTimers();
});

test('the first connection is no news', () => {
  becomes('open');
  expect(says()).toBe('');
});

test('it is back for three seconds', () => {
  becomes('open', 'lost');
  expect(says()).toBe(t('link.lost'));
  becomes('open');
  expect(says()).toBe(t('link.back'));
  vi.advanceTimersByTime(3000);
  flushSync();
  expect(says()).toBe('');
});

test('lost again, it does not say that it is back', () => {
  becomes('open', 'lost', 'open', 'lost');
  expect(says()).toBe(t('link.lost'));
  vi.advanceTimersByTime(60_000);
  flushSync();
  expect(says()).toBe(t('link.lost'));
});

test('it says nothing about a table that is closed', () => {
  becomes('open', 'lost', 'closed');
  expect(says()).toBe('');
});
