// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';
import type { BalanceFound, Finding } from '../border/protocol';
import { language } from '../words/language.svelte';
import { ahead, names, rows } from './findings';

beforeAll(() => language.begin());

const found = (value: number, low: number, high: number, name = ''): Finding => ({ name, value, low, high });

function examined(...seats: Finding[]): BalanceFound {
  const half = found(0.5, 0.4, 0.6);
  return {
    here: {
      games: 100,
      seats,
      length: found(27.26, 27.14, 27.31),
      lead_changes: found(2, 1.9, 2.1),
      decisive: half,
      settled: found(0.98, 0.94, 1.02),
      margin: found(0.1, -0.1, 0.3),
      never: [found(0, 0, 0.1, 'P01')],
      always: [],
    },
    luck: { deals: 50, skill: half, luck: half, upset: half },
  };
}

test('a seat is ahead only if chance alone does not explain it', () => {
  expect(ahead(examined(found(0.55, 0.45, 0.65), found(0.45, 0.35, 0.55)))).toBe(0);
  expect(ahead(examined(found(0.3, 0.2, 0.4), found(0.7, 0.6, 0.8)))).toBe(2);
  expect(ahead(examined(found(0.5, 0.4, 0.6), found(0.25, 0.2, 0.3), found(0.25, 0.2, 0.3)))).toBe(1);
});

test('every number comes with those between which the truth lies', () => {
  const told = rows(examined(found(0.551, 0.449, 0.65), found(0.449, 0.35, 0.551)));
  expect(told).toHaveLength(9);
  expect(told.map(({ said }) => said)).toEqual([
    '55% (45 to 65)',
    '45% (35 to 55)',
    '50% (40 to 60)',
    '50% (40 to 60)',
    '50% (40 to 60)',
    '98% (94 to 100)',
    '27.3 (27.1 to 27.3)',
    '2 (1.9 to 2.1)',
    '0.1 (0 to 0.3)',
  ]);
  expect(new Set(told.map(({ name }) => name)).size).toBe(9);
});

test('pieces are told by the names that somebody gave them', () => {
  expect(names(examined().here.never)).toEqual(['P01']);
});
