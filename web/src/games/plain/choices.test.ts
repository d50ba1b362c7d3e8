import { expect, test } from 'vitest';
import type { Text } from '../../words/translate';
import { choiceOf, groupsOf, matching, type PlainMove } from './choices';
import { plainFriends, plainColour } from './looks';
import { onlySeatIn } from './players';

const say = ({ key }: Text) => key;
const text = (key: string, args: Text['args'] = {}): Text => ({ key, args });
const player = (seat: number): Text => text('player', { seat });
const moves: (PlainMove & { move: object })[] = [
  { code: 4, move: { move: 'take', pebbles: 1 } as PlainMove['move'], label: text('Take one'), preview: null },
  { code: 9, move: { move: 'pass' }, label: text('Přejít dál'), preview: { said: text('Nothing changes'), n: 3 } },
  { code: 5, move: { move: 'take', pebbles: 2 } as PlainMove['move'], label: text('Take two'), preview: null },
];
const choices = moves.map((move) => choiceOf(move, say));

test('moves of one kind stand together', () => {
  expect(groupsOf(choices).map(({ kind, choices }) => [kind, choices.map(({ code }) => code)])).toEqual([
    ['take', [4, 5]],
    ['pass', [9]],
  ]);
});

test('a hint or a lesson finds a move by its fields', () => {
  expect(choices[0]?.data).toEqual({ 'data-move': 'take', 'data-pebbles': '1' });
});

test('what a preview says in sentences is told', () => {
  expect(choices.map(({ means }) => means)).toEqual([[], ['Nothing changes'], []]);
});

test('a choice is found by its words, whatever their case and accents', () => {
  const codes = (typed: string) => matching(choices, typed).map(({ code }) => code);
  expect(codes('')).toEqual([4, 9, 5]);
  expect(codes('TAKE')).toEqual([4, 5]);
  expect(codes(' two take ')).toEqual([5]);
  expect(codes('prejit nothing')).toEqual([9]);
  expect(codes('three')).toEqual([]);
});

test('a sentence shows the face of the only player it speaks of', () => {
  expect(onlySeatIn(text('a', { who: player(2), also: text('b', { who: player(2) }) }))).toBe(2);
  expect(onlySeatIn(text('a', { who: [player(0), player(1)] }))).toBeNull();
  expect(onlySeatIn(text('a', { n: 3, name: 'Mia' }))).toBeNull();
});

test('a box without a picture always looks the same, with three different friends', () => {
  for (const game of ['fireflies', 'a', 'hide-and-seek', 'x'.repeat(64)]) {
    expect(new Set(plainFriends(game)).size).toBe(3);
    expect([plainFriends(game), plainColour(game)]).toEqual([plainFriends(game), plainColour(game)]);
  }
  expect(new Set(['fireflies', 'pebbles', 'owls', 'stars', 'rivers'].map(plainColour)).size).toBeGreaterThan(2);
});
