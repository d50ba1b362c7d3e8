// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { notNull } from '../../assert';
import { language } from '../../words/language.svelte';
import Calls from './Calls.svelte';

beforeAll(() => language.begin());

const cleo = { seat: 2, name: 'Cleo' };
let heard: string[] = [];
let drawn: Record<string, unknown> | undefined;
afterEach(() => {
  if (drawn) void unmount(drawn);
  heard = [];
});

function button(): HTMLButtonElement {
  const call = (seat: number, name: string) => void heard.push(`${seat} ${name}`);
  const props = {
    watching: [cleo],
    fitting: ['hop'],
    calls: { hop: { key: 'phrases.hello', sound: 'good' } as const },
    call,
  };
  drawn = mount(Calls, { target: document.body, props });
  flushSync();
  return notNull(document.querySelector('button'));
}
const pressed = (kind: string, detail: number) => new MouseEvent(kind, { bubbles: true, detail });

test('a finger calls as it goes down, and its click is no second call', () => {
  const hop = button();
  hop.dispatchEvent(pressed('pointerdown', 0));
  expect(heard).toEqual(['2 hop']);
  hop.dispatchEvent(pressed('click', 1));
  expect(heard).toEqual(['2 hop']);
});

test('a key and a screen reader call with a click alone', () => {
  const hop = button();
  hop.dispatchEvent(pressed('click', 0));
  hop.dispatchEvent(pressed('click', 0));
  expect(heard).toEqual(['2 hop', '2 hop']);
  expect(hop.closest('[role=group]')?.getAttribute('aria-label')).toContain('Cleo');
});
