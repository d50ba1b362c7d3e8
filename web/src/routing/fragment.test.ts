import { afterEach, expect, test, vi } from 'vitest';
import { fragment } from './fragment';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['', ''],
  ['#lusab-babad', 'lusab-babad'],
  ['#caf%C3%A9', 'café'],
  ['#%', '%'],
  ['#%E0%A4%A', '%E0%A4%A'],
])('a fragment is read whatever somebody wrote: %s', (hash, text) => {
  vi.stubGlobal('location', { hash });
  expect(fragment()).toBe(text);
});
