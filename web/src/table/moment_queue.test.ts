import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MomentQueue } from './moment_queue.svelte';

const shown: string[] = [];
const rested: string[] = [];
let still = false;
let queue: MomentQueue<string>;
/** What a board does when a frame is shown. */
let board: (frame: string) => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  shown.length = rested.length = 0;
  still = false;
  board = () => undefined;
  queue = new MomentQueue<string>(
    (frame) => {
      shown.push(frame);
      board(frame);
      return true;
    },
    (frame) => rested.push(frame),
    () => still,
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('one frame after another', () => {
  test('the next frame waits for the motion of the one before', async () => {
    board = () => queue.settle(queue.hold(500));
    queue.next('a');
    queue.next('b');
    await vi.advanceTimersByTimeAsync(499);
    expect(shown).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(1);
    expect([shown, rested]).toEqual([['a', 'b'], ['a']]);
  });

  test('a click ends the motion', async () => {
    board = () => queue.settle(queue.hold(60_000));
    queue.next('a');
    await vi.advanceTimersByTimeAsync(1);
    expect(queue.skip()).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(rested).toEqual(['a']);
    expect(queue.skip()).toBe(false);
  });

  test('what is there to be read waits for its reader, if the reader wants it so', async () => {
    queue = new MomentQueue<string>(
      (frame) => (board(frame), true),
      (frame) => rested.push(frame),
      () => true,
      () => true,
    );
    board = () => queue.settle(queue.hold(1000, { text: 'look' }));
    queue.next('a');
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect([queue.say?.text, rested]).toEqual(['look', []]);
    queue.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect([queue.say, rested]).toEqual([null, ['a']]);
  });

  test('a jump forgets what was waiting and what is being shown', async () => {
    board = (frame) => frame === 'a' && queue.settle(queue.hold(60_000, { text: 'look' }));
    queue.next('a');
    queue.next('b');
    await vi.advanceTimersByTimeAsync(1);
    queue.jump('z');
    await vi.advanceTimersByTimeAsync(1);
    expect([shown, rested]).toEqual([['a', 'z'], ['z']]);
    expect([queue.say, queue.busy]).toEqual([null, false]);
  });

  test('a page that fell far behind shows the newest frame', async () => {
    board = () => queue.settle(queue.hold(60_000));
    for (let i = 0; i < 20; i++) queue.next(String(i));
    await vi.advanceTimersByTimeAsync(1);
    expect(shown.at(-1)).toBe('13');
    expect(shown.length).toBeLessThan(5);
  });

  test('with reduced motion only what is to be read is waited for', async () => {
    still = true;
    board = (frame) => queue.settle(frame === 'moves' ? queue.hold(500) : queue.hold(500, { text: 'look' }));
    queue.next('moves');
    await vi.advanceTimersByTimeAsync(1);
    expect(rested).toEqual(['moves']);
    queue.next('words');
    await vi.advanceTimersByTimeAsync(400);
    expect(queue.say).toEqual({ text: 'look' });
    await vi.advanceTimersByTimeAsync(100);
    expect([rested, queue.say]).toEqual([['moves', 'words'], null]);
  });

  test('what was spoken is gone when the board has come to rest', async () => {
    board = () => {
      queue.announce('The drum!');
      queue.settle(queue.hold(500));
    };
    queue.next('a');
    await vi.advanceTimersByTimeAsync(10);
    expect(queue.spoken).toBe('The drum!');
    await vi.advanceTimersByTimeAsync(500);
    expect(queue.spoken).toBe('');
  });
});
