import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ReadAloud } from './read_aloud.svelte';
import type { RecordingSource } from './recording_source';
import { voiceFor } from './speaking';

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

/** Reads one sentence. */
const read = (readAloud: ReadAloud, text: string) => readAloud.read([{ text }]);

const ENGLISH = [{ lang: 'en-GB', localService: true }];

describe('reading aloud', () => {
  test('is off until somebody asks for it, and then reads what it is given', () => {
    const { readAloud, box } = withVoices(ENGLISH);
    read(readAloud, 'Turn over a tile.');
    expect(box.words).toEqual([]);
    readAloud.toggle();
    read(readAloud, 'Turn over a tile.');
    expect(box.words).toEqual(['Turn over a tile.']);
    expect(memory.get('homeward.aloud')).toBe('on');
  });

  test('can be wanted without a voice, and is stored for when there is one', () => {
    const { readAloud } = withVoices([]);
    readAloud.want(true);
    expect([readAloud.wanted, readAloud.on]).toEqual([true, false]);
    expect(memory.get('homeward.aloud')).toBe('on');
    readAloud.want(false);
    expect(readAloud.wanted).toBe(false);
  });

  test('never talks over itself: of what came meanwhile only the newest is said', () => {
    const { readAloud, box } = withVoices(ENGLISH);
    readAloud.toggle();
    read(readAloud, 'one');
    read(readAloud, 'two');
    read(readAloud, 'three');
    expect(box.words).toEqual(['one']);
    box.end();
    expect(box.words).toEqual(['one', 'three']);
    box.end();
    expect(box.words).toEqual(['one', 'three']);
  });

  test('says the same words once', () => {
    const { readAloud, box } = withVoices(ENGLISH);
    readAloud.toggle();
    read(readAloud, 'one');
    box.end();
    read(readAloud, ' one ');
    expect(box.words).toEqual(['one']);
  });

  test('one touch makes it silent, and what was cut off ends nothing later', () => {
    const { readAloud, box } = withVoices(ENGLISH);
    readAloud.toggle();
    read(readAloud, 'one');
    read(readAloud, 'two');
    const cut = box.said[0];
    readAloud.toggle();
    expect(box.cancelled).toBeGreaterThan(0);
    expect(readAloud.on).toBe(false);
    expect(memory.get('homeward.aloud')).toBe('off');
    cut?.onend?.();
    expect(box.words).toEqual(['one']);
    readAloud.toggle();
    read(readAloud, 'three');
    read(readAloud, 'four');
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
    readAloud.toggle();
    read(readAloud, 'one');
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
    foreign.readAloud.toggle();
    read(foreign.readAloud, 'one');
    expect(foreign.box.words).toEqual([]);
    foreign.box.bring([{ lang: 'en-AU' }]);
    expect(foreign.readAloud.able).toBe(true);
    vi.unstubAllGlobals();
    const mute = withVoices(null);
    expect(mute.readAloud.able).toBe(false);
    read(mute.readAloud, 'one');
    mute.readAloud.hush();
  });
});

describe('recordings', () => {
  class FakeAudio {
    static all: FakeAudio[] = [];
    onended: (() => void) | null = null;
    onerror: (() => void) | null = null;
    paused = 0;
    constructor(readonly url: string) {
      FakeAudio.all.push(this);
    }
    play = () => Promise.resolve();
    pause = () => void this.paused++;
  }
  const source = (keys: string[]): RecordingSource => ({
    has: (code) => code === 'en',
    partsOf: ({ text, key = '' }) => [
      { text, recording: keys.includes(key) ? () => Promise.resolve(new Blob([key])) : undefined },
    ],
  });
  beforeEach(() => {
    FakeAudio.all = [];
    vi.stubGlobal('Audio', FakeAudio);
  });

  test('are played instead of the voice, piece by piece', async () => {
    const { readAloud, box } = withVoices(ENGLISH);
    readAloud.recordings = source(['known']);
    readAloud.toggle();
    readAloud.read([
      { text: 'Known.', key: 'known' },
      { text: 'New.', key: 'new' },
    ]);
    await vi.waitFor(() => expect(FakeAudio.all).toHaveLength(1));
    expect(box.words).toEqual([]);
    FakeAudio.all[0]?.onended?.();
    expect(box.words).toEqual(['New.']);
  });

  test('make reading aloud possible without a voice; what is not recorded is passed over', async () => {
    const { readAloud } = withVoices(null);
    readAloud.recordings = source(['known']);
    expect(readAloud.able).toBe(true);
    readAloud.toggle();
    const ended = vi.fn();
    readAloud.read([{ text: 'New.' }, { text: 'Known.', key: 'known' }], ended);
    await vi.waitFor(() => expect(FakeAudio.all).toHaveLength(1));
    expect(ended).not.toHaveBeenCalled();
    FakeAudio.all[0]?.onended?.();
    expect(ended).toHaveBeenCalledOnce();
  });

  test('say the words around a name, which the voice says; only then comes what is new', async () => {
    const { readAloud, box } = withVoices(ENGLISH);
    readAloud.recordings = {
      has: () => true,
      partsOf: ({ text }) =>
        text.split(/(?= plays)/).map((part) => ({
          text: part,
          recording: part.startsWith(' ') ? () => Promise.resolve(new Blob([part])) : undefined,
        })),
    };
    readAloud.toggle();
    read(readAloud, 'Mia plays.');
    expect(box.words).toEqual(['Mia']);
    read(readAloud, 'Turn over a tile.');
    box.end();
    await vi.waitFor(() => expect(FakeAudio.all).toHaveLength(1));
    expect(box.words).toEqual(['Mia']);
    FakeAudio.all[0]?.onended?.();
    expect(box.words).toEqual(['Mia', 'Turn over a tile.']);
  });

  test('that this browser cannot play are spoken by its voice', async () => {
    const { readAloud, box } = withVoices(ENGLISH);
    readAloud.recordings = source(['known']);
    readAloud.toggle();
    readAloud.read([{ text: 'Known.', key: 'known' }]);
    await vi.waitFor(() => expect(FakeAudio.all).toHaveLength(1));
    FakeAudio.all[0]?.onerror?.();
    expect(box.words).toEqual(['Known.']);
  });

  test('are stopped at once', async () => {
    const { readAloud } = withVoices(ENGLISH);
    readAloud.recordings = source(['known']);
    readAloud.toggle();
    readAloud.read([{ text: 'Known.', key: 'known' }]);
    await vi.waitFor(() => expect(FakeAudio.all).toHaveLength(1));
    readAloud.toggle();
    expect(FakeAudio.all[0]?.paused).toBe(1);
  });
});
