// Reading aloud, for children who cannot read yet: with the browser's voices, in the language of the device.
//
// One sentence at a time: the current one is read to its end, then only the newest, because the others are no longer
// shown. A page cannot know whether a screen reader is running, which reads the same words. So reading aloud is off unless
// somebody switched it on, or the table is for small children (read_aloud_tables.ts). The choice is stored.
import { recall, remember } from './storage';
import { language } from '../words/language.svelte';
import { agreement, fullLocale } from '../words/locale';

const KEPT = 'aloud';
/** A little slower than normal speech. */
const RATE = 0.95;

type Choice = 'on' | 'off' | null;
const storedChoice = (): Choice => {
  const value = recall(KEPT);
  return value === 'on' || value === 'off' ? value : null;
};

export class ReadAloud {
  #voices = $state.raw<readonly SpeechSynthesisVoice[]>([]);
  /** The choice on this device; null if there is none. */
  #choice = $state<Choice>(storedChoice());
  /** Is it on without a choice? */
  #usual = $state(false);
  #speaking = false;
  #next: string | null = null;
  #last = '';

  readonly #voice = $derived(voiceFor(language.code, this.#voices));
  /** Does the browser have a voice for the language of the device? */
  readonly able = $derived(this.#voice !== undefined);
  readonly on = $derived(this.able && (this.#choice ?? (this.#usual ? 'on' : 'off')) === 'on');

  constructor() {
    if (!('speechSynthesis' in globalThis)) return;
    const look = () => (this.#voices = speechSynthesis.getVoices());
    look();
    // most browsers load their voices after the first request for them
    speechSynthesis.addEventListener('voiceschanged', look);
    globalThis.addEventListener('pagehide', () => this.hush());
    document.addEventListener('visibilitychange', () => document.hidden && this.hush());
  }

  /** Sets whether it is on at this table without a choice. */
  usually(on: boolean): void {
    this.#usual = on;
  }

  /** Switches it on or off and stores the choice. When switched on it reads `shown` at once. */
  toggle(shown = ''): void {
    this.#choice = this.on ? 'off' : 'on';
    remember(KEPT, this.#choice);
    this.hush();
    if (this.#choice === 'on') this.read(shown);
  }

  /** Reads a text after the current one; the same text is not read twice in a row. */
  read(text: string): void {
    const words = text.trim();
    if (!this.on || !words || words === this.#last || document.hidden) return;
    this.#last = words;
    if (this.#speaking) this.#next = words;
    else this.#speak(words);
  }

  /** Stops reading at once. */
  hush(): void {
    this.#next = null;
    this.#last = '';
    this.#speaking = false;
    if ('speechSynthesis' in globalThis) speechSynthesis.cancel();
  }

  #speak(words: string): void {
    const saying = new SpeechSynthesisUtterance(words);
    const voice = this.#voice;
    if (voice) saying.voice = voice;
    saying.lang = voice?.lang ?? language.code;
    saying.rate = RATE;
    const over = () => {
      // a cancelled utterance ends late, and must not end the next one
      if (this.#current !== saying) return;
      this.#speaking = false;
      const next = this.#next;
      this.#next = null;
      if (next) this.#speak(next);
    };
    saying.onend = over;
    saying.onerror = over;
    this.#current = saying;
    this.#speaking = true;
    speechSynthesis.speak(saying);
  }
  /** Also keeps a reference: some browsers collect an utterance without one and never fire its end. */
  #current: SpeechSynthesisUtterance | null = null;
}

/** A voice for a language: of its region and script if its code names one, then local voices, then the browser's default. */
export function voiceFor(code: string, voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const spoken = voices.filter(({ lang }) => fullLocale(lang)?.language === fullLocale(code)?.language);
  const near = (lang: string) => (code.includes('-') ? agreement(code, lang) : 0);
  const merit = ({ lang, localService, default: usual }: SpeechSynthesisVoice) =>
    4 * near(lang) + (localService ? 2 : 0) + (usual ? 1 : 0);
  return [...spoken].sort((one, other) => merit(other) - merit(one))[0];
}

export const readAloud = new ReadAloud();
