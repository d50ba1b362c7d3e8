// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';
import type { ScoreSheet } from '../../border/protocol';
import { language } from '../../words/language.svelte';
import { comfortOf, headlineOf, isDefeat, verdictOf } from './headline';

beforeAll(() => language.begin());

const NAMES = ['Mia', 'Jonas'];
const sheet = (verdict: ScoreSheet['verdict']): ScoreSheet => ({
  lines: [{ name: 'a part', rules: [], points: [3, 1], reasons: [], pieces: [] }],
  totals: [3, 1],
  winners: [0],
  verdict,
  honours: [],
  together: false,
});
const mia = { key: 'player', args: { seat: 0 } };

test('a verdict says why somebody has won; one that repeats the headline is not said twice', () => {
  expect(headlineOf(sheet(null), NAMES)).toBe('Mia wins!');
  expect(verdictOf(sheet(null), NAMES)).toBe('');
  expect(verdictOf(sheet({ key: 'table.wait-for', args: { name: mia } }), NAMES)).toBe('Mia is playing.');
  expect(verdictOf(sheet({ key: 'end.won.one', args: { name: mia } }), NAMES)).toBe('');
});

test('people who lost against bots hear a kind word, and nobody else', () => {
  const child = { kind: 'person', name: 'Mia' } as const;
  const fox = { kind: 'bot', name: 'Fox' } as const;
  expect(comfortOf(sheet(null), [fox, child])).toBe('Well played, Mia! The next game may be yours.');
  expect(comfortOf(sheet(null), [child, fox])).toBe('');
  expect(comfortOf(sheet(null), [fox, fox])).toBe('');
});

test('a defeat has parts but no winners; a practice has neither', () => {
  const lost = { ...sheet(null), winners: [] };
  expect(isDefeat(lost)).toBe(true);
  expect(isDefeat({ ...lost, lines: [] })).toBe(false);
  expect(isDefeat(sheet(null))).toBe(false);
});
