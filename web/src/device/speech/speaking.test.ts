// Playing a recording: it ends once, whatever is in it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LONGEST_SOUND, playRecording } from './speaking';

class FakeAudio {
  static last: FakeAudio;
  onended: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly play = vi.fn(() => Promise.resolve());
  readonly pause = vi.fn();
  constructor() {
    FakeAudio.last = this;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Audio', FakeAudio);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a recording that plays without end is ended', () => {
  const over = vi.fn();
  playRecording(new Blob(['a']), { over });
  vi.advanceTimersByTime(LONGEST_SOUND - 1);
  expect(over).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(over).toHaveBeenCalledOnce();
  expect(FakeAudio.last.pause).toHaveBeenCalledOnce();
});

test('one that has ended or was stopped is over once, or not at all', () => {
  const over = vi.fn();
  playRecording(new Blob(['a']), { over });
  FakeAudio.last.onended?.();
  vi.advanceTimersByTime(2 * LONGEST_SOUND);
  expect(over).toHaveBeenCalledOnce();
  playRecording(new Blob(['a']), { over })();
  vi.advanceTimersByTime(2 * LONGEST_SOUND);
  expect(over).toHaveBeenCalledOnce();
});
