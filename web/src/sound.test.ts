import { describe, expect, test } from 'vitest';
import { bedtimeNote, loudness } from './sound';

describe('bedtime', () => {
  test('is six decibels quieter', () => {
    expect(20 * Math.log10(loudness(true) / loudness(false))).toBeCloseTo(-6, 5);
  });

  test('has no high notes, and keeps the name of each note', () => {
    for (const note of [147, 523, 784, 1047, 2400]) {
      expect(bedtimeNote(note)).toBeLessThanOrEqual(620);
      expect(Math.log2(note / bedtimeNote(note)) % 1).toBeCloseTo(0, 6);
    }
    expect(bedtimeNote(440)).toBe(440);
  });
});
