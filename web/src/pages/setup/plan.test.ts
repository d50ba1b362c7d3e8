import { expect, test } from 'vitest';
import { startWithout } from './plan';

test('whoever was chosen to begin still does when another seat is taken away', () => {
  expect(startWithout(0, 2, 0)).toBe(1);
  expect(startWithout(2, 1, 0)).toBe(1);
  expect(startWithout(1, 'chance', 'chance')).toBe('chance');
});

test('without the one who was chosen it is as usual', () => {
  expect(startWithout(2, 2, 0)).toBe(0);
  expect(startWithout(1, 1, 'chance')).toBe('chance');
});
