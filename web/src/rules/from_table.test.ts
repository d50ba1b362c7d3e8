import { afterEach, expect, test, vi } from 'vitest';
import { viewFromTable } from './from_table';

afterEach(() => vi.unstubAllGlobals());

test.each(['{', 'null', '7', '"x"', 'no JSON'])('what cannot be read is no view: %s', (text) => {
  vi.stubGlobal('location', { pathname: '/rules/a-game', search: '?table' });
  vi.stubGlobal('localStorage', { getItem: () => text });
  expect(viewFromTable('a-game')).toBeNull();
});
