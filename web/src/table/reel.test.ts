import { expect, test } from 'vitest';
import { clockTime, Reel } from './reel';

test('ten positions a second are due in real time', () => {
  const reel = new Reel(10);
  reel.start(40, 5000);
  expect(reel.due(5000)).toBe(40);
  expect(reel.due(5099)).toBe(40);
  expect(reel.due(5100)).toBe(41);
  expect(reel.due(7000)).toBe(60);
});

test('another speed counts from where one is', () => {
  const reel = new Reel(10);
  reel.start(0, 0);
  reel.hurry(0.25, reel.due(1000), 1000);
  expect(reel.due(1399)).toBe(10);
  expect(reel.due(1400)).toBe(11);
  reel.hurry(4, 11, 1400);
  expect(reel.due(2400)).toBe(51);
});

test('times are read as on a clock', () => {
  expect(clockTime(0, 10)).toBe('0:00');
  expect(clockTime(654, 10)).toBe('1:05');
});
