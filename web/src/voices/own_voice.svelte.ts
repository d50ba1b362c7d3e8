// The recordings of people's voices as what reading aloud uses. Loaded only on devices that have some.
import { readAloud } from '../device/speech/read_aloud.svelte';
import type { Piece, RecordingSource, SpokenPart } from '../device/speech/recording_source';
import { forget, remember } from '../device/storage';
import { language } from '../words/language.svelte';
import { cut, Recorded } from './pieces';
import { VOICES_KEPT } from './voices_kept';
import { recordedTextsOf, soundOf, storedVoices } from './voice_store';

class OwnVoice implements RecordingSource {
  #language = $state('');
  #recorded = $state.raw<Recorded | null>(null);

  constructor() {
    $effect.root(() => {
      $effect(() => void this.#learn(language.code));
    });
  }

  has(code: string): boolean {
    return code === this.#language && this.#recorded !== null;
  }

  partsOf({ text }: Piece): readonly SpokenPart[] {
    if (!this.#recorded) return [{ text }];
    const code = this.#language;
    return cut(text, this.#recorded).map(({ text: part, recorded }) => ({
      text: part,
      recording: recorded === undefined ? undefined : () => soundOf(code, recorded),
    }));
  }

  /** After something was recorded, added or deleted. */
  async refresh(): Promise<void> {
    await this.#learn(language.code);
    if ((await storedVoices()).length) remember(VOICES_KEPT, 'yes');
    else forget(VOICES_KEPT);
  }

  async #learn(code: string): Promise<void> {
    const texts = await recordedTextsOf(code).catch(() => []);
    if (code !== language.code) return;
    this.#language = code;
    this.#recorded = texts.length ? new Recorded(texts) : null;
  }
}

export const ownVoice = new OwnVoice();
readAloud.recordings = ownVoice;
