// @vitest-environment happy-dom
// The shelf asks for all its tables when it is shown and when it comes back into sight, and says what waits.
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { knownTables, meet } from '../../backend/my_tables';
import type { ShelfTable } from '../../border/protocol';
import { lookAtTables } from '../../border/requests';
import { t } from '../../words';
import { language } from '../../words/language.svelte';
import ShelfPage from './ShelfPage.svelte';

vi.mock('../../border/requests', async (original) => ({ ...(await original()), lookAtTables: vi.fn() }));
vi.mock('../../backend/boxes', () => ({ boxes: () => Promise.resolve([]) }));

const looks = vi.mocked(lookAtTables);
const target = document.body;
let shown: Record<string, unknown> | undefined;
let hidden = false;

const table = (id: string, changes: Partial<ShelfTable> = {}): ShelfTable => ({
  ...{ table: id, phase: 'playing', round: 0, your_turn: false, asked: null },
  ...changes,
});
const titleWith = (page: string) => t('page.title', { page, name: t('name') });
const card = () => target.querySelector('.more');
const link = () => card()?.querySelector('a')?.textContent;

/** Everything that was promised has come, and is shown. */
async function settle() {
  await vi.waitFor(() => expect(looks.mock.settledResults.every(({ type }) => type !== 'incomplete')).toBe(true));
  await vi.advanceTimersByTimeAsync(0);
  await tick();
  flushSync();
}
async function show() {
  shown = mount(ShelfPage, { target });
  await settle();
}
async function turn(toHidden: boolean) {
  hidden = toHidden;
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
}

beforeAll(() => language.begin());
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  looks.mockReset().mockResolvedValue([]);
  hidden = false;
  localStorage.clear();
  void meet({ table: 'ours', token: 'secret', join_key: '', seats: [0] }, 'monster-chase');
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  vi.useRealTimers();
});

test('it asks for all its tables in one request when it is shown', async () => {
  void meet({ table: 'theirs', token: 'other', join_key: '', seats: [0] }, 'monster-chase');
  await show();
  const tables = [
    { table: 'theirs', token: 'other' },
    { table: 'ours', token: 'secret' },
  ];
  expect(looks.mock.calls).toEqual([[{ tables }]]);
});

test('it asks again when it comes back into sight, not when it goes, nor in between', async () => {
  await show();
  await turn(true);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(looks).toHaveBeenCalledTimes(1);
  looks.mockResolvedValue([table('ours', { your_turn: true })]);
  await turn(false);
  expect(looks).toHaveBeenCalledTimes(2);
  expect(document.title).toBe(titleWith(t('shelf.your-turn')));
});

test('a shelf without tables asks nothing', async () => {
  localStorage.clear();
  await show();
  await turn(false);
  expect(looks).not.toHaveBeenCalled();
  expect(document.title).toBe(t('name'));
});

test('without an answer it stays as it is', async () => {
  looks.mockResolvedValue([table('ours', { your_turn: true })]);
  await show();
  looks.mockRejectedValue(new Error('no server'));
  await turn(false);
  expect(card()?.textContent).toContain(t('shelf.your-turn'));
  expect(knownTables()[0]?.yourTurn).toBe(true);
});

test.each([
  [table('ours', { phase: 'over', asked: 'rematch' }), 'shelf.rematch-asked', 'shelf.rematch', 'shelf.rematch'],
  [table('ours', { asked: 'undo', your_turn: true }), 'shelf.undo-asked', 'shelf.undo', 'shelf.undo'],
  [table('ours', { asked: 'take-back' }), 'shelf.bot-plays', 'shelf.to-my-seat', 'shelf.bot-plays'],
  [table('ours', { your_turn: true }), 'shelf.your-turn', 'shelf.go-on', 'shelf.your-turn'],
  [table('ours', { your_turn: true, asked: 'take-back' }), 'shelf.your-turn', 'shelf.go-on', 'shelf.your-turn'],
] as const)('what is asked is said on the card and in the title of the tab: %j', async (told, text, button, tab) => {
  looks.mockResolvedValue([told]);
  await show();
  expect(card()?.querySelector('.pressing')?.textContent).toBe(t(text));
  expect(link()).toBe(t(button));
  expect(document.title).toBe(titleWith(t(tab)));
});

test.each([
  [table('ours', { phase: 'over' }), 'shelf.over', 'shelf.look'],
  [table('ours', { phase: 'gathering' }), 'shelf.gathering', 'shelf.go-on'],
  [table('ours'), 'shelf.waiting', 'shelf.go-on'],
] as const)('where nothing is asked the title is the name alone: %j', async (told, text, button) => {
  looks.mockResolvedValue([told]);
  await show();
  expect(card()?.querySelector('.soft')?.textContent).toBe(t(text));
  expect(link()).toBe(t(button));
  expect(document.title).toBe(t('name'));
});

test('of several tables the title says what is most pressing', async () => {
  void meet({ table: 'theirs', token: 'other', join_key: '', seats: [0] }, 'monster-chase');
  looks.mockResolvedValue([table('theirs', { phase: 'over', asked: 'rematch' }), table('ours', { your_turn: true })]);
  await show();
  expect(document.title).toBe(titleWith(t('shelf.your-turn')));
});

test('a table that is gone asks nothing any more', async () => {
  looks.mockResolvedValue([table('ours', { your_turn: true, asked: 'undo' })]);
  await show();
  looks.mockResolvedValue([table('ours', { phase: 'gone' })]);
  await turn(false);
  expect(card()?.textContent).toContain(t('shelf.table-gone'));
  expect(link()).toBeUndefined();
  expect(document.title).toBe(t('name'));
});
