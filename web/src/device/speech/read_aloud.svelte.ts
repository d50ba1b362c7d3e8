// Reading aloud, for children who cannot read yet: with recordings of people's voices or with the browser's, in the
// language of the device.
//
// One piece at a time: the current one is read to its end, then only the newest reading, because the others are no longer
// shown. A page cannot know whether a screen reader is running, which reads the same words. So reading aloud is off unless
// somebody switched it on, or the table is for small children (read_aloud_tables.ts). The choice is stored.
import { lightNothing, lightWord } from '../../aloud/spoken_word';
import { PartSpeaker } from './part_speaker';
import { voiceFor } from './speaking';
import type { Piece, Reading, RecordingSource } from './recording_source';
import { recall, remember } from '../storage';
import { language } from '../../words/language.svelte';

const KEPT = 'aloud';
const nothing = () => {};

type Choice = 'on' | 'off' | null;
const storedChoice = (): Choice => {
  const value = recall(KEPT);
  return value === 'on' || value === 'off' ? value : null;
};

/** A piece and the element that shows it: what is no longer shown is not read. */
export interface ShownPiece extends Piece {
  from?: Element | undefined;
}

interface Request {
  /** What is still to be read. */
  rest: readonly ShownPiece[];
  /** Called when the last piece is over, not when something newer replaces the rest. */
  ended?: (() => void) | undefined;
}

const wholeOf = (reading: Reading): string =>
  reading
    .map(({ text }) => text.trim())
    .filter(Boolean)
    .join(' ');

export class ReadAloud {
  #voices = $state.raw<readonly SpeechSynthesisVoice[]>([]);
  /** The choice on this device; null if there is none. */
  #choice = $state<Choice>(storedChoice());
  /** Is it on without a choice? */
  #usual = $state(false);
  #current: Request | null = null;
  #next: Request | null = null;
  #last: readonly ShownPiece[] = [];
  /** The piece that is being spoken, what ends it, and what stops it. */
  #piece: ShownPiece | null = null;
  #over = nothing;
  #stop = nothing;

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
    this.want(!this.on);
    this.hush();
  }

  /** Stores the choice, also where there is no voice: the signs are then large. */
  want(wanted: boolean): void {
    this.#choice = wanted ? 'on' : 'off';
    remember(KEPT, this.#choice);
  }

  /** Reads this after the current piece; the same is not read twice in a row. */
  read(reading: readonly ShownPiece[], ended?: () => void): void {
    const whole = wholeOf(reading);
    if (!this.on || !whole || whole === wholeOf(this.#last) || document.hidden) return;
    this.#last = reading;
    const request = { rest: reading, ended };
    if (this.#current) this.#next = request;
    else this.#begin(request);
  }

  /** Reads this once more. */
  readAgain(reading: readonly ShownPiece[]): void {
    this.#last = [];
    this.read(reading);
  }

  /** Stops reading at once. */
  hush(): void {
    this.#next = null;
    this.#last = [];
    this.#halt();
    this.#current = null;
  }

  /** Reads nothing more of what an element shows, because it is no longer shown. */
  drop(element: Element): void {
    const isIn = ({ from }: ShownPiece) => from !== undefined && element.contains(from);
    if (this.#last.some(isIn)) this.#last = [];
    this.passOver(isIn);
    if (!this.#piece || !isIn(this.#piece)) return;
    this.#stop();
    this.#over();
  }

  /** Leaves out what is still to be read and no longer shown. */
  passOver(isGone: (piece: ShownPiece) => boolean): void {
    for (const request of [this.#current, this.#next]) {
      if (!request?.rest.some(isGone)) continue;
      request.rest = request.rest.filter((piece) => !isGone(piece));
      delete request.ended;
    }
  }

  #halt(): void {
    this.#stop();
    this.#close();
  }

  #close(): void {
    this.#stop = nothing;
    this.#over = nothing;
    this.#piece = null;
    lightNothing();
  }

  #begin(request: Request): void {
    this.#next = null;
    this.#current = request;
    this.#goOn(request);
  }

  #goOn(request: Request): void {
    const [piece, ...rest] = request.rest;
    request.rest = rest;
    if (piece?.text.trim()) this.#speak(piece, request);
    else if (piece) this.#goOn(request);
    else this.#end(request);
  }

  #speak(piece: ShownPiece, request: Request): void {
    // what was stopped ends late, and must not end what came after it
    const over = () => {
      if (this.#over !== over) return;
      this.#close();
      if (this.#next) this.#begin(this.#next);
      else this.#goOn(request);
    };
    this.#over = over;
    this.#piece = piece;
    const word = (start: number, length: number) => lightWord(piece, start, length);
    const speaker = new PartSpeaker(this.#voice, { over, word });
    this.#stop = () => speaker.stop();
    speaker.speak(this.recordings?.partsOf(piece) ?? [piece]);
  }

  #end(request: Request): void {
    this.#current = null;
    if (this.#next) this.#begin(this.#next);
    else request.ended?.();
  }
}

export const readAloud = new ReadAloud();
