import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Pace } from './stage.svelte';

const shown: string[] = [];
const rested: string[] = [];
let still = false;
let pace: Pace<string>;
/** What a board does when a frame is shown. */
let board: (frame: string) => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  shown.length = rested.length = 0;
  still = false;
  board = () => undefined;
  pace = new Pace<string>(
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
    board = () => pace.settle(pace.hold(500));
    pace.next('a');
    pace.next('b');
    await vi.advanceTimersByTimeAsync(499);
    expect(shown).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(1);
    expect([shown, rested]).toEqual([['a', 'b'], ['a']]);
  });

  test('a click ends the motion', async () => {
    board = () => pace.settle(pace.hold(60_000));
    pace.next('a');
    await vi.advanceTimersByTimeAsync(1);
    expect(pace.skip()).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(rested).toEqual(['a']);
    expect(pace.skip()).toBe(false);
  });

  test('what is there to be read waits for its reader, if the reader wants it so', async () => {
    pace = new Pace<string>(
      (frame) => (board(frame), true),
      (frame) => rested.push(frame),
      () => true,
      () => true,
    );
    board = () => pace.settle(pace.hold(1000, { text: 'look' }));
    pace.next('a');
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect([pace.say?.text, rested]).toEqual(['look', []]);
    pace.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect([pace.say, rested]).toEqual([null, ['a']]);
  });

  test('a jump forgets what was waiting and what is being shown', async () => {
    board = (frame) => frame === 'a' && pace.settle(pace.hold(60_000, { text: 'look' }));
    pace.next('a');
    pace.next('b');
    await vi.advanceTimersByTimeAsync(1);
    pace.jump('z');
    await vi.advanceTimersByTimeAsync(1);
    expect([shown, rested]).toEqual([['a', 'z'], ['z']]);
    expect([pace.say, pace.busy]).toEqual([null, false]);
  });

  test('a page that fell far behind shows the newest frame', async () => {
    board = () => pace.settle(pace.hold(60_000));
    for (let i = 0; i < 20; i++) pace.next(String(i));
    await vi.advanceTimersByTimeAsync(1);
    expect(shown.at(-1)).toBe('13');
    expect(shown.length).toBeLessThan(5);
  });

  test('with reduced motion only what is to be read is waited for', async () => {
    still = true;
    board = (frame) => pace.settle(frame === 'moves' ? pace.hold(500) : pace.hold(500, { text: 'look' }));
    pace.next('moves');
    await vi.advanceTimersByTimeAsync(1);
    expect(rested).toEqual(['moves']);
    pace.next('words');
    await vi.advanceTimersByTimeAsync(400);
    expect(pace.say).toEqual({ text: 'look' });
    await vi.advanceTimersByTimeAsync(100);
    expect([rested, pace.say]).toEqual([['moves', 'words'], null]);
  });

  test('what was spoken is gone when the board has come to rest', async () => {
    board = () => {
      pace.announce('The drum!');
      pace.settle(pace.hold(500));
    };
    pace.next('a');
    await vi.advanceTimersByTimeAsync(10);
    expect(pace.spoken).toBe('The drum!');
    await vi.advanceTimersByTimeAsync(500);
    expect(pace.spoken).toBe('');
  });
});
