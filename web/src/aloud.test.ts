import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Aloud, voiceFor } from './aloud.svelte';

/** A voice box that says nothing and remembers everything. */
class FakeSaying {
  voice: unknown = null;
  lang = '';
  rate = 1;
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(readonly text: string) {}
}

function fakeSpeech(voices: { lang: string; localService?: boolean; default?: boolean }[]) {
  const listeners = new Set<() => void>();
  const box = {
    said: [] as FakeSaying[],
    cancelled: 0,
    voices,
    getVoices: () => box.voices,
    speak: (saying: FakeSaying) => void box.said.push(saying),
    cancel: () => void box.cancelled++,
    addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
    bring: (more: { lang: string }[]) => {
      box.voices = more;
      listeners.forEach((listener) => listener());
    },
    /** The last saying comes to its end. */
    end: () => box.said.at(-1)?.onend?.(),
    get words() {
      return box.said.map(({ text }) => text);
    },
  };
  return box;
}

const memory = new Map<string, string>();

function withVoices(voices: { lang: string; localService?: boolean; default?: boolean }[] | null) {
  const box = fakeSpeech(voices ?? []);
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => memory.get(name) ?? null,
    setItem: (name: string, value: string) => void memory.set(name, value),
  });
  vi.stubGlobal('document', {
    hidden: false,
    documentElement: {},
    addEventListener: () => undefined,
  });
  vi.stubGlobal('addEventListener', () => undefined);
  if (voices) vi.stubGlobal('speechSynthesis', box);
  vi.stubGlobal('SpeechSynthesisUtterance', FakeSaying);
  return { aloud: new Aloud(), box };
}

beforeEach(() => memory.clear());
afterEach(() => vi.unstubAllGlobals());

const ENGLISH = [{ lang: 'en-GB', localService: true }];

describe('reading aloud', () => {
  test('is off until somebody asks for it, and says at once what is on show', () => {
    const { aloud, box } = withVoices(ENGLISH);
    aloud.read('Turn over a tile.');
    expect(box.words).toEqual([]);
    aloud.toggle('Turn over a tile.');
    expect(box.words).toEqual(['Turn over a tile.']);
    expect(memory.get('homeward.aloud')).toBe('on');
  });

  test('never talks over itself: of what came meanwhile only the newest is said', () => {
    const { aloud, box } = withVoices(ENGLISH);
    aloud.toggle();
    aloud.read('one');
    aloud.read('two');
    aloud.read('three');
    expect(box.words).toEqual(['one']);
    box.end();
    expect(box.words).toEqual(['one', 'three']);
    box.end();
    expect(box.words).toEqual(['one', 'three']);
  });

  test('says the same words once', () => {
    const { aloud, box } = withVoices(ENGLISH);
    aloud.toggle();
    aloud.read('one');
    box.end();
    aloud.read(' one ');
    expect(box.words).toEqual(['one']);
  });

  test('one touch makes it silent, and what was cut off ends nothing later', () => {
    const { aloud, box } = withVoices(ENGLISH);
    aloud.toggle();
    aloud.read('one');
    aloud.read('two');
    const cut = box.said[0];
    aloud.toggle();
    expect(box.cancelled).toBeGreaterThan(0);
    expect(aloud.on).toBe(false);
    expect(memory.get('homeward.aloud')).toBe('off');
    cut?.onend?.();
    expect(box.words).toEqual(['one']);
    aloud.toggle('three');
    aloud.read('four');
    cut?.onend?.();
    expect(box.words).toEqual(['one', 'three']);
  });

  test('is on at a table for the little ones, unless somebody switched it off', () => {
    const { aloud } = withVoices(ENGLISH);
    aloud.usually(true);
    expect(aloud.on).toBe(true);
    aloud.toggle();
    expect(aloud.on).toBe(false);
    const later = withVoices(ENGLISH);
    later.aloud.usually(true);
    expect(later.aloud.on).toBe(false);
  });

  test('speaks the language of the device with the best voice for it', () => {
    const { aloud, box } = withVoices([{ lang: 'de-DE' }, { lang: 'en_US', default: true }, ...ENGLISH]);
    expect(voiceFor('de', speechSynthesis.getVoices())?.lang).toBe('de-DE');
    expect(voiceFor('cs', speechSynthesis.getVoices())).toBeUndefined();
    aloud.toggle('one');
    expect(box.said[0]?.lang).toBe('en-GB');
  });

  test('cannot be switched on where no voice speaks the language, or none at all', () => {
    const foreign = withVoices([{ lang: 'cs-CZ' }]);
    expect(foreign.aloud.able).toBe(false);
    foreign.aloud.toggle('one');
    expect(foreign.box.words).toEqual([]);
    foreign.box.bring([{ lang: 'en-AU' }]);
    expect(foreign.aloud.able).toBe(true);
    vi.unstubAllGlobals();
    const mute = withVoices(null);
    expect(mute.aloud.able).toBe(false);
    mute.aloud.read('one');
    mute.aloud.hush();
  });
});
