import { expect, test, vi } from 'vitest';
import type { SpokenLine } from './spoken_lines';

vi.mock('./own_voice.svelte', () => ({ ownVoice: {} }));
const { goOnAt, newSince } = await import('./voice_session.svelte');

const lines = ['a', 'b', 'c', 'd'].map((text): SpokenLine => ({ text, within: '', chapter: 'prompts' }));

test.each([
  ['', '', 0],
  ['', 'a', 1],
  ['b', 'a', 1],
  ['b', 'b', 2],
  ['d', 'd', 0],
  ['d', 'abd', 2],
  ['gone', 'ab', 2],
  ['c', 'abcd', 0],
])('somebody who stopped at “%s” with “%s” recorded goes on at %d', (at, recorded, place) =>
  expect(goOnAt(lines, at, new Set(recorded))).toBe(place),
);

test('new is what was not there before and is not recorded', () => {
  expect(newSince(lines, ['a', 'b', 'old'], new Set(['a', 'c']))).toBe(1);
});
