// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';
import { language } from '../../words/language.svelte';
import { dayAndHour, timeLeft } from './gentle_clock';

beforeAll(() => language.begin());

const FRIDAY = Date.UTC(2026, 10, 20, 17, 30);

test.each([
  ['en', 'Friday', '5:30'],
  ['de', 'Freitag', '17:30'],
  ['fr', 'vendredi', '17:30'],
  ['cs', 'pátek', '17:30'],
  ['es', 'viernes', '17:30'],
])('the day and the hour are told as people say them: %s', (locale, day, hour) => {
  const told = dayAndHour(FRIDAY, locale, 'UTC');
  expect(told).toContain(day);
  expect(told).toContain(hour);
});

test('whoever is waited for is told until when, and what happens then', () => {
  const bot = timeLeft({ set: { days: 1, then: 'bot' }, seconds_left: 3600 }, FRIDAY);
  expect(bot).toBe(`You have until ${dayAndHour(FRIDAY + 3_600_000)}. Then a bot makes just this move.`);
  expect(timeLeft({ set: { days: 1, then: 'reminder' }, seconds_left: 0 }, FRIDAY)).toContain('one friendly reminder');
});

test('where nobody counts nothing is said', () => {
  expect(timeLeft(null)).toBe('');
  expect(timeLeft({ set: { days: 1, then: 'bot' }, seconds_left: null })).toBe('');
});
