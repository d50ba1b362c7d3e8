import { expect, test } from 'vitest';
import { loudnessOf, phaseAt, problemOf } from './recorder.svelte';

test.each([
  [0, null, 'pause'],
  [700, null, 'pause'],
  [900, null, 'run'], // a voice too soft to be noticed is recorded, too
  [300, 300, 'run'],
  [1_000, 700, 'run'],
  [1_200, 700, 'pause'],
  [2_299, 700, 'pause'],
  [2_300, 700, 'end'],
  [20_000, null, 'end'],
  [20_000, 19_990, 'end'],
])('after %d ms, with a voice last at %s, it will %s', (now, heard, phase) => expect(phaseAt(now, heard)).toBe(phase));

test('the level is that of the whole wave', () => {
  expect(loudnessOf(new Float32Array(8))).toBe(0);
  expect(loudnessOf(Float32Array.of(0.5, -0.5, 0.5, -0.5))).toBe(0.5);
});

test.each([
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'no-microphone'],
  ['NotReadableError', 'busy'],
  ['NotSupportedError', 'no-recorder'],
])('%s is told as %s', (name, problem) => expect(problemOf(new DOMException('', name))).toBe(problem));
