import { expect, test } from 'vitest';
import chase from '../games/monster_chase/rules';
import { anchorNamed } from './anchors';

test('a rule leads to the sentence that it stands behind', () => {
  expect(anchorNamed('MC-12', chase)).toBe('MC-12');
  expect(anchorNamed('MC-R30', chase)).toBe('MC-12');
});

test('whatever else an address names stays as it is', () => {
  expect(anchorNamed('section-2', chase)).toBe('section-2');
  expect(anchorNamed('MC-R99', chase)).toBe('MC-R99');
  expect(anchorNamed('MC-R30', undefined)).toBe('MC-R30');
});
