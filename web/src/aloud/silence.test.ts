import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Silence, SILENCE } from './silence';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function waiting() {
  const over = vi.fn();
  const page = new EventTarget();
  const silence = new Silence(over, page);
  silence.begin();
  return { over, page, silence };
}

test('a silence ends once', () => {
  const { over } = waiting();
  vi.advanceTimersByTime(SILENCE - 1);
  expect(over).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(over).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10 * SILENCE);
  expect(over).toHaveBeenCalledOnce();
});

test('whoever presses anything begins it anew', () => {
  const { over, page } = waiting();
  vi.advanceTimersByTime(SILENCE - 1);
  page.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(SILENCE - 1);
  expect(over).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(over).toHaveBeenCalledOnce();
  page.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(SILENCE);
  expect(over).toHaveBeenCalledOnce();
});

test('what is no longer asked is not asked again', () => {
  const { over, silence } = waiting();
  silence.end();
  vi.advanceTimersByTime(SILENCE);
  expect(over).not.toHaveBeenCalled();
});
