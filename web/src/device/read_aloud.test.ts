import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ReadAloud, voiceFor } from './read_aloud.svelte';

/** A speech synthesis that records what it is given. */
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
    /** Ends the last utterance. */
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
  return { readAloud: new ReadAloud(), box };
}

beforeEach(() => memory.clear());
afterEach(() => vi.unstubAllGlobals());

const ENGLISH = [{ lang: 'en-GB', localService: true }];

describe('reading aloud', () => {
  test('is off until somebody asks for it, and says at once what is on show', () => {
    const { readAloud, box } = withVoices(ENGLISH);
    readAloud.read('Turn over a tile.');
    expect(box.words).toEqual([]);
    readAloud.toggle('Turn over a tile.');
    expect(box.words).toEqual(['Turn over a tile.']);
    expect(memory.get('homeward.aloud')).toBe('on');
  });

  test('never talks over itself: of what came meanwhile only the newest is said', () => {
    const { readAloud, box } = withVoices(ENGLISH);
    readAloud.toggle();
    readAloud.read('one');
    readAloud.read('two');
    readAloud.read('three');
    expect(box.words).toEqual(['one']);
    box.end();
    expect(box.words).toEqual(['one', 'three']);
    box.end();
    expect(box.words).toEqual(['one', 'three']);
  });

  test('says the same words once', () => {
    const { readAloud, box } = withVoices(ENGLISH);
    readAloud.toggle();
    readAloud.read('one');
    box.end();
    readAloud.read(' one ');
    expect(box.words).toEqual(['one']);
  });

  test('one touch makes it silent, and what was cut off ends nothing later', () => {
    const { readAloud, box } = withVoices(ENGLISH);
    readAloud.toggle();
    readAloud.read('one');
    readAloud.read('two');
    const cut = box.said[0];
    readAloud.toggle();
    expect(box.cancelled).toBeGreaterThan(0);
    expect(readAloud.on).toBe(false);
    expect(memory.get('homeward.aloud')).toBe('off');
    cut?.onend?.();
    expect(box.words).toEqual(['one']);
    readAloud.toggle('three');
    readAloud.read('four');
    cut?.onend?.();
    expect(box.words).toEqual(['one', 'three']);
  });

  test('is on at a table for the little ones, unless somebody switched it off', () => {
    const { readAloud } = withVoices(ENGLISH);
    readAloud.usually(true);
    expect(readAloud.on).toBe(true);
    readAloud.toggle();
    expect(readAloud.on).toBe(false);
    const later = withVoices(ENGLISH);
    later.readAloud.usually(true);
    expect(later.readAloud.on).toBe(false);
  });

  test('speaks the language of the device with the best voice for it', () => {
    const { readAloud, box } = withVoices([{ lang: 'de-DE' }, { lang: 'en_US', default: true }, ...ENGLISH]);
    expect(voiceFor('de', speechSynthesis.getVoices())?.lang).toBe('de-DE');
    expect(voiceFor('cs', speechSynthesis.getVoices())).toBeUndefined();
    readAloud.toggle('one');
    expect(box.said[0]?.lang).toBe('en-GB');
  });

  test.each([
    ['pt-BR', 'pt-BR'],
    ['pt-PT', 'pt-PT'],
    ['zh-Hant', 'zh-TW'],
    ['pt', 'pt-PT'], // no region is wished: the voice of this device
  ])('%s is read with a voice of its region: %s', (code, found) => {
    const voices = [
      { lang: 'pt-PT', localService: true },
      { lang: 'pt_BR' },
      { lang: 'zh-CN', localService: true, default: true },
      { lang: 'zh-HK', localService: true },
      { lang: 'zh-TW' },
    ];
    withVoices(voices);
    expect(voiceFor(code, speechSynthesis.getVoices())?.lang.replace('_', '-')).toBe(found);
    vi.unstubAllGlobals();
  });

  test('cannot be switched on where no voice speaks the language, or none at all', () => {
    const foreign = withVoices([{ lang: 'cs-CZ' }]);
    expect(foreign.readAloud.able).toBe(false);
    foreign.readAloud.toggle('one');
    expect(foreign.box.words).toEqual([]);
    foreign.box.bring([{ lang: 'en-AU' }]);
    expect(foreign.readAloud.able).toBe(true);
    vi.unstubAllGlobals();
    const mute = withVoices(null);
    expect(mute.readAloud.able).toBe(false);
    mute.readAloud.read('one');
    mute.readAloud.hush();
  });
});
