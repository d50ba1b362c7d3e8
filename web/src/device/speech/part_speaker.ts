// Speaks a piece part by part: those that are recorded with their recording, the others with the browser's voice.
import type { SpokenPart } from './recording_source';
import { playRecording, utter, type Report } from './speaking';

export class PartSpeaker {
  #stopped = false;
  #stopPart = () => {};

  constructor(
    private readonly voice: SpeechSynthesisVoice | undefined,
    private readonly report: Report,
  ) {}

  /** Speaks the parts, of which the first begins at a letter of the piece. */
  speak([part, ...rest]: readonly SpokenPart[], at = 0): void {
    if (!part) return this.report.over();
    const over = () => {
      if (!this.#stopped) this.speak(rest, at + part.text.length);
    };
    const found = part.recording?.();
    if (!found) return this.#utter(part, at, over);
    void found
      .catch(() => null)
      .then((recording) => {
        if (this.#stopped) return;
        const failed = () => {
          if (!this.#stopped) this.#utter(part, at, over);
        };
        if (recording) this.#stopPart = playRecording(recording, { over, failed });
        else this.#utter(part, at, over);
      });
  }

  stop(): void {
    this.#stopped = true;
    this.#stopPart();
  }

  /** Without a voice what is not recorded is passed over. */
  #utter(part: SpokenPart, at: number, over: () => void): void {
    const word = (start: number, length: number) => this.report.word?.(at + start, length);
    if (this.voice) this.#stopPart = utter(part, this.voice, { over, word });
    else over();
  }
}
