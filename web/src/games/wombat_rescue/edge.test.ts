import { expect, test } from 'vitest';
import { signsAt } from './edge';

test('a sign stands at the edge, in the direction of what it shows', () => {
  expect(signsAt([[-300, 100]], 500, 220)).toEqual([[24, 100]]);
  expect(signsAt([[250, 900]], 500, 220)).toEqual([[250, 142]]);
});
test('signs in the same direction stand side by side', () => {
  const signs = signsAt([[900, 900], [880, 910], [920, 880], [910, 905]], 500, 220); // prettier-ignore
  expect(signs.filter(Boolean)).toHaveLength(4);
  for (const [i, one] of signs.entries())
    for (const other of signs.slice(i + 1))
      if (one && other) expect(Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1]))).toBeGreaterThan(44);
});
test('on the smallest map some are left out rather than cover each other', () =>
  expect(signsAt([[900, 0], [900, 1], [900, 2]], 60, 60).filter(Boolean)).toHaveLength(1)); // prettier-ignore
