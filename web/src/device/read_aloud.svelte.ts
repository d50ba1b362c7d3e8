// Reading aloud, for those who cannot read yet: with the browser's own voices, in the language of the device.
//
// One voice at a time: what is being said is said to its end, and of what came meanwhile only the newest follows,
// because the rest is no longer on show. A page cannot know whether somebody listens with a screen reader, which reads
// the same words. So it is off unless somebody asked for it, or the table is one for the little ones; one touch of the
// button switches it off, and that is remembered.
import { recall, remember } from './storage';
import { language } from '../words/language.svelte';

const KEPT = 'aloud';
/** A little slower than grown-ups speak. */
const RATE = 0.95;

type Choice = 'on' | 'off' | null;
const storedChoice = (): Choice => {
  const value = recall(KEPT);
  return value === 'on' || value === 'off' ? value : null;
};

export class ReadAloud {
  #voices = $state.raw<readonly SpeechSynthesisVoice[]>([]);
  /** What somebody at this device chose; null if nobody did. */
  #choice = $state<Choice>(storedChoice());
  /** Is it on where nobody chose? */
  #usual = $state(false);
  #speaking = false;
  #next: string | null = null;
  #last = '';

  readonly #voice = $derived(voiceFor(language.code, this.#voices));
  /** Has the browser a voice that speaks the language of the device? Without one there is nothing to switch on. */
  readonly able = $derived(this.#voice !== undefined);
  readonly on = $derived(this.able && (this.#choice ?? (this.#usual ? 'on' : 'off')) === 'on');

  constructor() {
    if (!('speechSynthesis' in globalThis)) return;
    const look = () => (this.#voices = speechSynthesis.getVoices());
    look();
    // most browsers fetch their voices only when they are asked for the first time
    speechSynthesis.addEventListener('voiceschanged', look);
    globalThis.addEventListener('pagehide', () => this.hush());
    document.addEventListener('visibilitychange', () => document.hidden && this.hush());
  }

  /** Whether a table is one at which it is on until somebody switches it off. */
  usually(on: boolean): void {
    this.#usual = on;
  }

  /** One touch, remembered on this device. Whoever switches it on hears at once what is on show. */
  toggle(shown = ''): void {
    this.#choice = this.on ? 'off' : 'on';
    remember(KEPT, this.#choice);
    this.hush();
    if (this.#choice === 'on') this.read(shown);
  }

  /** Reads what is on show now, after what is being read; the same words are not said twice in a row. */
  read(text: string): void {
    const words = text.trim();
    if (!this.on || !words || words === this.#last || document.hidden) return;
    this.#last = words;
    if (this.#speaking) this.#next = words;
    else this.#speak(words);
  }

  /** Silence, now. */
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
      // a saying that was cut off ends late, and must not end the one after it
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
  /** Kept in hand also because some browsers forget a saying that nobody holds, and never end it. */
  #current: SpeechSynthesisUtterance | null = null;
}

/** A voice for a language: one that needs no network before one that does, the browser's favourite before others. */
export function voiceFor(code: string, voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const spoken = voices.filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === code.split('-')[0]);
  const merit = ({ localService, default: usual }: SpeechSynthesisVoice) => (localService ? 2 : 0) + (usual ? 1 : 0);
  return [...spoken].sort((one, other) => merit(other) - merit(one))[0];
}

export const readAloud = new ReadAloud();
