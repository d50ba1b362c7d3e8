// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { bedtimeNote, loudness, SOUND_NAMES, type SoundName } from './sound';

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

/** What would be played: when each note or noise begins, its frequency, and when the last one ends. */
class Heard {
  static sounds: string[] = [];
  static ends = 0;
  readonly currentTime = 0;
  readonly sampleRate = 100;
  readonly state = 'running';
  readonly destination = {};
  createGain = () => ({ gain: this.#param(), connect: (to: unknown) => to });
  createBiquadFilter = () => ({ type: '', frequency: this.#param(), connect: (to: unknown) => to });
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  createBufferSource = () => ({
    buffer: null,
    connect: (to: unknown) => to,
    start: (at: number) => void Heard.sounds.push(`noise ${at.toFixed(2)}`),
  });
  createOscillator = () => ({
    type: '',
    frequency: this.#param((note, at) => void Heard.sounds.push(`${note} ${at.toFixed(2)}`)),
    connect: (to: unknown) => to,
    start: () => undefined,
    stop: (at: number) => (Heard.ends = Math.max(Heard.ends, at)),
  });
  #param = (set: (value: number, at: number) => void = () => undefined) => ({
    value: 0,
    setValueAtTime: set,
    exponentialRampToValueAtTime: () => undefined,
  });
}

async function heard(name: SoundName): Promise<{ sounds: string; ends: number }> {
  const { play, openSoundOnFirstTap } = await import('./sound');
  openSoundOnFirstTap();
  dispatchEvent(new Event('pointerdown'));
  Heard.sounds = [];
  Heard.ends = 0;
  play(name);
  return { sounds: Heard.sounds.join(', '), ends: Heard.ends };
}

describe('every sound', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal('AudioContext', Heard);
  });

  test('is heard, and is like no other', async () => {
    const all = await Promise.all(SOUND_NAMES.map(async (name) => (await heard(name)).sounds));
    expect(all).not.toContain('');
    expect(new Set(all).size).toBe(SOUND_NAMES.length);
  });

  test.each(['goal', 'shine', 'wish', 'set', 'home', 'snap', 'bite'] as const)(
    'the moment of %s is a short one',
    async (name) => expect((await heard(name)).ends).toBeLessThan(1.5),
  );
});
