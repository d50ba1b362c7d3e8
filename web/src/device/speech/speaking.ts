// Speaks one piece, with a voice of the browser or from a recording. Each function returns what stops it.
import type { SpokenPart } from './recording_source';
import { agreement, fullLocale } from '../../words/locale';

/** Milliseconds: a sentence is recorded for no longer. */
export const LONGEST_RECORDING = 20_000;
/** The longest sound of somebody else's that is taken and played; other recorders measure a little differently. */
export const LONGEST_SOUND = 1.5 * LONGEST_RECORDING;

/** A little slower than normal speech. */
const RATE = 0.95;

export interface Report {
  /** It is over: spoken, failed or stopped by the browser. */
  over: () => void;
  /** It cannot be played. */
  failed?: () => void;
  /** The browser says which word begins. */
  word?: (start: number, length: number) => void;
}

// Also keeps a reference: some browsers collect an utterance without one and never fire its end.
let current: SpeechSynthesisUtterance | null = null;

export function utter({ text }: SpokenPart, voice: SpeechSynthesisVoice, { over, word }: Report): () => void {
  const saying = new SpeechSynthesisUtterance(text);
  saying.voice = voice;
  saying.lang = voice.lang;
  saying.rate = RATE;
  saying.onend = over;
  saying.onerror = over;
  saying.onboundary = ({ name, charIndex, charLength }) => {
    if (name !== 'sentence') word?.(charIndex, charLength);
  };
  current = saying;
  speechSynthesis.speak(saying);
  return () => {
    saying.onend = saying.onerror = saying.onboundary = null;
    if (current === saying) current = null;
    speechSynthesis.cancel();
  };
}

/** `failed` is called instead of `over` if the browser cannot play it. Whoever made a file chose how long it plays: it ends after a while. */
export function playRecording(recording: Blob, { over, failed = over }: Report): () => void {
  const url = URL.createObjectURL(recording);
  const player = new Audio(url);
  const close = () => {
    clearTimeout(timer);
    player.onended = player.onerror = null;
    URL.revokeObjectURL(url);
  };
  let isOver = false;
  const end = (report: () => void) => () => {
    if (isOver) return;
    isOver = true;
    close();
    report();
  };
  const timer = setTimeout(() => {
    player.pause();
    end(over)();
  }, LONGEST_SOUND);
  player.onended = end(over);
  player.onerror = end(failed);
  player.play().catch(end(failed));
  return () => {
    isOver = true;
    close();
    player.pause();
  };
}

/** A voice for a language: of its region and script if its code names one, then local voices, then the browser's default. */
export function voiceFor(code: string, voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const spoken = voices.filter(({ lang }) => fullLocale(lang)?.language === fullLocale(code)?.language);
  const near = (lang: string) => (code.includes('-') ? agreement(code, lang) : 0);
  const merit = ({ lang, localService, default: usual }: SpeechSynthesisVoice) =>
    4 * near(lang) + (localService ? 2 : 0) + (usual ? 1 : 0);
  return [...spoken].sort((one, other) => merit(other) - merit(one))[0];
}
