// Somebody records the lines of a game, one after the other, and goes on another day where they stopped.
import { playRecording } from '../device/speech/speaking';
import { language } from '../words/language.svelte';
import { SentenceRecorder, type RecorderProblem } from './recorder.svelte';
import { ownVoice } from './own_voice.svelte';
import { spokenLines, type SpokenLine } from './spoken_lines';
import { kindOfSound } from './voice_file';
import { keepProgress, keepRecordings, progressIn, recordedTextsOf, soundOf } from './voice_store';

export type VoiceProblem = RecorderProblem | 'full';

/** The lines of a game in the language in use; its catalogue must be loaded. */
export const linesToRecord = (game: string): SpokenLine[] =>
  spokenLines(game, language.translator.catalogue, language.locale);

/** Lines without a recording that were not there when somebody began to record the game. */
export const newSince = (
  lines: readonly SpokenLine[],
  known: readonly string[],
  recorded: ReadonlySet<string>,
): number => lines.filter(({ text }) => !known.includes(text) && !recorded.has(text)).length;

/** The first line to record: where somebody stopped, or the next that is not recorded. */
export function goOnAt(lines: readonly SpokenLine[], at: string, recorded: ReadonlySet<string>): number {
  const place = Math.max(
    0,
    lines.findIndex(({ text }) => text === at),
  );
  const open = (line: SpokenLine) => !recorded.has(line.text);
  const later = lines.findIndex((line, i) => i >= place && open(line));
  return later >= 0 ? later : Math.max(0, lines.findIndex(open));
}

let askedToPersist = false;

/** Asks the browser once not to evict the recordings. */
function persist(): void {
  if (askedToPersist || !('storage' in navigator)) return;
  askedToPersist = true;
  navigator.storage.persist().catch((why: unknown) => console.warn('the browser may delete the recordings', why));
}

export class VoiceSession {
  readonly recorder = new SentenceRecorder();
  readonly lines: readonly SpokenLine[];
  at = $state(0);
  recorded = $state.raw<ReadonlySet<string>>(new Set());
  problem = $state.raw<VoiceProblem | null>(null);
  readonly line = $derived.by(() => this.lines[this.at]);
  readonly isRecorded = $derived(this.line !== undefined && this.recorded.has(this.line.text));
  readonly done = $derived.by(() => this.lines.filter(({ text }) => this.recorded.has(text)).length);
  readonly #language = language.code;
  #known: string[] = [];
  #stopListening = () => {};

  private constructor(private readonly game: string) {
    this.lines = linesToRecord(game);
  }

  static async begin(game: string): Promise<VoiceSession> {
    await language.learn(game);
    const session = new VoiceSession(game);
    const progress = await progressIn(session.#language, game);
    session.recorded = new Set(await recordedTextsOf(session.#language));
    session.#known = progress?.known ?? session.lines.map(({ text }) => text);
    session.at = goOnAt(session.lines, progress?.at ?? '', session.recorded);
    return session;
  }

  /** Begins to record the line, or ends it. */
  async press(): Promise<void> {
    if (this.recorder.state === 'recording') return this.recorder.stop();
    const { line } = this;
    if (this.recorder.state !== 'idle' || !line) return;
    this.leaveSound();
    this.problem = null;
    const sound = await this.recorder.record();
    if (typeof sound === 'string') this.problem = sound;
    else await this.#keep(line.text, sound);
  }

  /** Plays the recording of the line. */
  async listen(): Promise<void> {
    this.leaveSound();
    const sound = this.line && (await soundOf(this.#language, this.line.text));
    if (sound) this.#stopListening = playRecording(sound, { over: () => {} });
  }

  go(by: 1 | -1): void {
    this.leaveSound();
    this.problem = null;
    this.at = Math.min(this.lines.length, Math.max(0, this.at + by));
    void this.#keepPlace();
  }

  leaveSound(): void {
    this.#stopListening();
    this.#stopListening = () => {};
  }

  /** Ends everything that sounds or listens. */
  close(): void {
    this.leaveSound();
    this.recorder.stop();
  }

  async #keep(text: string, sound: Blob): Promise<void> {
    const bytes = await sound.arrayBuffer();
    try {
      await keepRecordings([{ language: this.#language, text, sound: bytes, type: kindOfSound(sound.type) }]);
    } catch {
      this.problem = 'full';
      return;
    }
    persist();
    this.recorded = new Set([...this.recorded, text]);
    await Promise.all([this.#keepPlace(), ownVoice.refresh()]);
  }

  /** Where there is no room for it, the next day begins at the first sentence without a recording. */
  #keepPlace(): Promise<void> {
    const at = this.line?.text ?? '';
    return keepProgress({ language: this.#language, game: this.game, known: this.#known, at }).catch((why: unknown) =>
      console.warn('the place could not be kept', why),
    );
  }
}
