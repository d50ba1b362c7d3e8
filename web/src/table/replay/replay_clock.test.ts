import { expect, test } from 'vitest';
import { clockTime, ReplayClock } from './replay_clock';

test('ten positions a second are due in real time', () => {
  const clock = new ReplayClock(10);
  clock.start(40, 5000);
  expect(clock.due(5000)).toBe(40);
  expect(clock.due(5099)).toBe(40);
  expect(clock.due(5100)).toBe(41);
  expect(clock.due(7000)).toBe(60);
});

test('another speed counts from where one is', () => {
  const clock = new ReplayClock(10);
  clock.start(0, 0);
  clock.setSpeed(0.25, clock.due(1000), 1000);
  expect(clock.due(1399)).toBe(10);
  expect(clock.due(1400)).toBe(11);
  clock.setSpeed(4, 11, 1400);
  expect(clock.due(2400)).toBe(51);
});

test('times are read as on a clock', () => {
  expect(clockTime(0, 10)).toBe('0:00');
  expect(clockTime(654, 10)).toBe('1:05');
});
