// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';
import type { ScoreSheet } from '../../border/protocol';
import { language } from '../../words/language.svelte';
import { headlineOf, verdictOf } from './headline';

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
  expect(verdictOf(sheet({ key: 'table.wait-for', args: { name: mia } }), NAMES)).toBe('Mia plays.');
  expect(verdictOf(sheet({ key: 'end.won.one', args: { name: mia } }), NAMES)).toBe('');
});
