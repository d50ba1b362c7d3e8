// Reading aloud, for children who cannot read yet: with recordings of people's voices or with the browser's, in the
// language of the device.
//
// One piece at a time: the current one is read to its end, then only the newest reading, because the others are no longer
// shown. A page cannot know whether a screen reader is running, which reads the same words. So reading aloud is off unless
// somebody switched it on, or the table is for small children (read_aloud_tables.ts). The choice is stored.
import { playRecording, utter, voiceFor } from './speaking';
import type { Reading, RecordingSource, SpokenPart } from './reading_aloud_seam';
import { recall, remember } from './storage';
import { language } from '../words/language.svelte';

const KEPT = 'aloud';

type Choice = 'on' | 'off' | null;
const storedChoice = (): Choice => {
  const value = recall(KEPT);
  return value === 'on' || value === 'off' ? value : null;
};

interface Request {
  reading: Reading;
  /** What shows it: when that is gone, its words are not read. */
  owner: unknown;
  /** Called when the last piece is over, not when the reading is stopped. */
  ended?: (() => void) | undefined;
}

export class ReadAloud {
  #voices = $state.raw<readonly SpeechSynthesisVoice[]>([]);
  /** The choice on this device; null if there is none. */
  #choice = $state<Choice>(storedChoice());
  /** Is it on without a choice? */
  #usual = $state(false);
  #current: Request | null = null;
  #next: Request | null = null;
  #last = '';
  #stop = () => {};

  /** Recordings that are used instead of the browser's voice. */
  recordings = $state.raw<RecordingSource | null>(null);

  readonly #voice = $derived(voiceFor(language.code, this.#voices));
  /** Is there a voice for the language of the device, or a recording? */
  readonly able = $derived(this.#voice !== undefined || (this.recordings?.has(language.code) ?? false));
  /** Somebody wants it, or it is on by itself. */
  readonly wanted = $derived((this.#choice ?? (this.#usual ? 'on' : 'off')) === 'on');
  readonly on = $derived(this.able && this.wanted);

  constructor() {
    if (typeof document === 'undefined') return;
    globalThis.addEventListener('pagehide', () => this.hush());
    document.addEventListener('visibilitychange', () => document.hidden && this.hush());
    if (!('speechSynthesis' in globalThis)) return;
    const look = () => (this.#voices = speechSynthesis.getVoices());
    look();
    // most browsers load their voices after the first request for them
    speechSynthesis.addEventListener('voiceschanged', look);
  }

  /** Sets whether it is on at this table without a choice. */
  usually(on: boolean): void {
    this.#usual = on;
  }

  /** Switches it on or off and stores the choice. */
  toggle(): void {
    this.#choice = this.on ? 'off' : 'on';
    remember(KEPT, this.#choice);
    this.hush();
  }

  /** Reads a text after the current piece; the same text is not read twice in a row. */
  read(reading: Reading, owner: unknown = null, ended?: () => void): void {
    const whole = reading
      .map(({ text }) => text.trim())
      .join(' ')
      .trim();
    if (!this.on || !whole || whole === this.#last || document.hidden) return;
    this.#last = whole;
    const request = { reading, owner, ended };
    if (this.#current) this.#next = request;
    else this.#begin(request);
  }

  /** Stops reading at once: everything, or only what an owner shows. */
  hush(owner?: unknown): void {
    if (owner === undefined || this.#next?.owner === owner) this.#next = null;
    if (owner !== undefined && this.#current?.owner !== owner) return;
    this.#last = '';
    this.#halt();
    if (this.#next) this.#begin(this.#next);
  }

  #halt(): void {
    this.#current = null;
    this.#stop();
    this.#stop = () => {};
  }

  #begin(request: Request): void {
    this.#next = null;
    this.#current = request;
    this.#speak(request, 0);
  }

  #speak(request: Request, at: number): void {
    const piece = request.reading[at];
    if (!piece) return this.#end(request);
    this.#speakParts(request, this.recordings?.partsOf(piece) ?? [piece], () => {
      if (this.#next) this.#begin(this.#next);
      else this.#speak(request, at + 1);
    });
  }

  #speakParts(request: Request, [part, ...rest]: readonly SpokenPart[], ended: () => void): void {
    if (!part) return ended();
    const over = () => {
      // what was stopped ends late, and must not end what came after it
      if (this.#current === request) this.#speakParts(request, rest, ended);
    };
    const found = part.recording?.() ?? null;
    if (!found) return this.#utter(part, over);
    this.#stop = () => {};
    void found
      .catch(() => null)
      .then((recording) => {
        if (this.#current !== request) return;
        if (recording) this.#stop = playRecording(recording, { over });
        else this.#utter(part, over);
      });
  }

  #utter(part: SpokenPart, over: () => void): void {
    if (this.#voice) this.#stop = utter(part, this.#voice, { over });
    else over();
  }

  #end(request: Request): void {
    this.#current = null;
    request.ended?.();
  }
}

export const readAloud = new ReadAloud();
