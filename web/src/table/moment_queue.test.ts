import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readingTime } from '../device/pace.svelte';
import { MomentQueue, type Moment } from './moment_queue.svelte';

const shown: string[] = [];
const rested: string[] = [];
let still = false;
let taps = false;
let lasts = 1;
let queue: MomentQueue<string>;
/** The moments of frames. */
const OWN: Moment = { seat: 0, own: true, text: 'I move.', after: '', spoken: 'I move.' };
const OTHERS: Moment = { seat: 1, own: false, text: 'Papa moves.', after: '', spoken: 'Papa moves.' };
let moment: Moment;
const spoken = () => queue.spoken.texts.map(({ text }) => text);
/** What a board does when a frame is shown. */
let board: (frame: string) => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  shown.length = rested.length = 0;
  still = taps = false;
  lasts = 1;
  moment = OWN;
  board = () => undefined;
  queue = new MomentQueue<string>({
    show: (frame) => {
      shown.push(frame);
      board(frame);
      return moment;
    },
    rest: (frame) => rested.push(frame),
    still: () => still,
    taps: () => taps,
    lasts: () => lasts,
  });
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
    queue = new MomentQueue<string>({
      show: (frame) => (board(frame), OWN),
      rest: (frame) => rested.push(frame),
      still: () => true,
      waits: () => true,
    });
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

  test('a jump in the very moment in which a frame comes announces only where it went, once, and waits for its motion', async () => {
    board = (frame) => queue.settle(queue.hold(frame === 'z' ? 500 : 60_000));
    queue.next('a');
    queue.jump('z');
    await vi.advanceTimersByTimeAsync(499);
    expect([spoken(), rested]).toEqual([['I move.'], []]);
    await vi.advanceTimersByTimeAsync(1);
    expect([shown, rested]).toEqual([['a', 'z'], ['z']]);
  });

  test('a page that fell far behind shows the newest frame', async () => {
    board = () => queue.settle(queue.hold(60_000));
    for (let i = 0; i < 70; i++) queue.next(String(i));
    await vi.advanceTimersByTimeAsync(1);
    expect(shown.at(-1)).toBe('61');
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

  test('what happens is announced once, and is soon gone from the page', async () => {
    board = () => queue.settle(queue.hold(500));
    queue.next('a');
    await vi.advanceTimersByTimeAsync(10);
    expect(spoken()).toEqual(['I move.']);
    await vi.advanceTimersByTimeAsync(2000);
    expect(spoken()).toEqual([]);
  });

  test('a board that shows one thing after another announces each, and not all at once before', async () => {
    still = true;
    // as an effect of the board, after the moment has begun
    board = () => queueMicrotask(() => queue.settle(turnOver()));
    async function turnOver() {
      queue.follow('Mia turns over tile 3.');
      await queue.hold(500, { text: 'The drum!', detail: 'Remember it.' });
      queue.follow('A window lights up.');
    }
    queue.next('a');
    await vi.advanceTimersByTimeAsync(600);
    expect(spoken()).toEqual(['Mia turns over tile 3.', 'The drum! Remember it.', 'A window lights up.']);
    queue.jump('b');
    expect(spoken()).toEqual([]);
  });

  test('in real time the next frame takes nothing from what is still to be heard', async () => {
    queue.rush('a');
    await vi.advanceTimersByTimeAsync(10);
    queue.rush('b');
    await vi.advanceTimersByTimeAsync(10);
    expect(spoken()).toEqual(['I move.', 'I move.']);
  });
});

describe('what others do is there to be read', () => {
  beforeEach(() => (moment = OTHERS));
  const time = readingTime(OTHERS.text);

  test('as long as it takes to read, also when nothing moves', async () => {
    still = true;
    queue.next('a');
    await vi.advanceTimersByTimeAsync(time - 1);
    expect([queue.moment, queue.busy, rested]).toEqual([OTHERS, true, []]);
    await vi.advanceTimersByTimeAsync(1);
    expect([queue.moment, queue.busy, rested]).toEqual([null, false, ['a']]);
  });

  test('one does not wait for what one did oneself', async () => {
    moment = OWN;
    queue.next('a');
    await vi.advanceTimersByTimeAsync(0);
    expect(rested).toEqual(['a']);
  });

  test('slower or quicker, as the device likes', async () => {
    lasts = 2;
    board = () => queue.settle(queue.hold(100));
    queue.next('a');
    await vi.advanceTimersByTimeAsync(2 * time - 1);
    expect(rested).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(rested).toEqual(['a']);
  });

  test('or until somebody taps', async () => {
    taps = true;
    queue.next('a');
    queue.next('b');
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(shown).toEqual(['a']);
    queue.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect([shown, rested]).toEqual([['a', 'b'], ['a']]);
  });

  test('a tap goes on to the next moment, whatever still moves in this one', async () => {
    board = () => queue.settle(queue.hold(500).then(() => queue.hold(60_000)));
    queue.next('a');
    await vi.advanceTimersByTimeAsync(1);
    queue.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(rested).toEqual(['a']);
  });

  test('but not past words that are there to be read', async () => {
    board = () => queue.settle(queue.hold(500).then(() => queue.hold(60_000, { text: 'look' })));
    queue.next('a');
    await vi.advanceTimersByTimeAsync(1);
    queue.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect([queue.say?.text, rested]).toEqual(['look', []]);
  });

  test('when many moves wait, each is told quicker', async () => {
    for (let i = 0; i < 9; i++) queue.next(String(i));
    await vi.advanceTimersByTimeAsync(time / 2);
    expect(rested).toEqual(['0']);
  });

  test('how it ended is told when the last piece lies', async () => {
    moment = { ...OTHERS, after: 'Papa wins.' };
    board = () => queue.settle(queue.hold(5000));
    queue.next('a');
    await vi.advanceTimersByTimeAsync(4999);
    expect([queue.ending, spoken()]).toEqual([false, []]);
    await vi.advanceTimersByTimeAsync(1);
    expect([queue.ending, spoken(), queue.busy]).toEqual([true, ['Papa wins.'], true]);
    await vi.advanceTimersByTimeAsync(readingTime('Papa wins.'));
    expect(rested).toEqual(['a']);
  });

  test('a picture is seen in stillness too', async () => {
    still = true;
    moment = OWN;
    board = () => queue.settle(queue.see(800));
    queue.next('a');
    await vi.advanceTimersByTimeAsync(799);
    expect(rested).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(rested).toEqual(['a']);
  });
});
