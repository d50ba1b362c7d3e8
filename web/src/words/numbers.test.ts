import { expect, test } from 'vitest';
import { withMinus, withSign } from './numbers';

test('a negative number has a minus sign', () => expect([-2, 0, 3].map(withMinus)).toEqual(['−2', '0', '3']));

test('a positive number can have a plus sign', () => expect([-2, 0, 3].map(withSign)).toEqual(['−2', '0', '+3']));
