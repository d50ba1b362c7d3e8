// Records one sentence from the microphone: until a press, or until the voice has been silent for a while. Silence before and
// after the words is left out: the recorder pauses in it.
import { LONGEST_RECORDING } from '../device/speech/speaking';

/** What people are told when it cannot record. */
export type RecorderProblem = 'no-recorder' | 'insecure' | 'refused' | 'no-microphone' | 'busy' | 'silent';

/** What browsers can record, the best first. */
const TYPES = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'];
const BITS_A_SECOND = 24_000;
const MICROPHONE: MediaStreamConstraints = {
  audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
};
/** Louder than this is a voice: the root of the mean square of the samples. */
const VOICE = 0.012;
/** The level at which the meter is full. */
const LOUD = 0.15;
const LOOK_EVERY = 40;
/** Milliseconds. */
const WAIT_FOR_VOICE = 800;
const HOLD = 400;
const END_AFTER_SILENCE = 1_600;

/** Should the recorder run, pause or end? Times are milliseconds since the start; `heard` is when there was a voice last. */
export function phaseAt(now: number, heard: number | null): 'run' | 'pause' | 'end' {
  if (now >= LONGEST_RECORDING || (heard !== null && now - heard >= END_AFTER_SILENCE)) return 'end';
  if (heard === null) return now >= WAIT_FOR_VOICE ? 'run' : 'pause';
  return now - heard < HOLD ? 'run' : 'pause';
}

export const loudnessOf = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

export class SentenceRecorder {
  state = $state<'idle' | 'asking' | 'recording'>('idle');
  /** From 0 to 1, for the meter. */
  level = $state(0);
  #end = () => {};

  /** Records a sentence. Call it on a press only: the browser asks for the microphone. */
  async record(): Promise<Blob | RecorderProblem> {
    const impossible = whyImpossible();
    if (impossible) return impossible;
    this.state = 'asking';
    try {
      const stream = await navigator.mediaDevices.getUserMedia(MICROPHONE);
      try {
        return await this.#recordFrom(stream);
      } finally {
        stream.getTracks().forEach((track) => track.stop());
      }
    } catch (why) {
      return problemOf(why);
    } finally {
      this.state = 'idle';
      this.level = 0;
    }
  }

  /** The sentence is over. */
  stop(): void {
    this.#end();
  }

  async #recordFrom(stream: MediaStream): Promise<Blob | RecorderProblem> {
    const type = TYPES.find((one) => MediaRecorder.isTypeSupported(one)) ?? '';
    const recorder = new MediaRecorder(stream, { mimeType: type, audioBitsPerSecond: BITS_A_SECOND });
    const sounds: Blob[] = [];
    recorder.ondataavailable = ({ data }) => sounds.push(data);
    const stopped = new Promise((done) => (recorder.onstop = done));
    const meter = new Meter(stream);
    recorder.start();
    this.state = 'recording';
    const begun = performance.now();
    let heard: number | null = null;
    this.#end = () => {
      if (recorder.state !== 'inactive') recorder.stop();
    };
    const timer = setInterval(() => {
      const level = meter.level();
      const now = performance.now() - begun;
      if (level > VOICE) heard = now;
      this.level = Math.min(1, level / LOUD);
      const phase = phaseAt(now, heard);
      if (phase === 'end') this.#end();
      else if (phase === 'pause' && recorder.state === 'recording') recorder.pause();
      else if (phase === 'run' && recorder.state === 'paused') recorder.resume();
    }, LOOK_EVERY);
    await stopped;
    clearInterval(timer);
    meter.close();
    return heard === null ? 'silent' : new Blob(sounds, { type: recorder.mimeType || type });
  }
}

function whyImpossible(): RecorderProblem | null {
  if (!isSecureContext) return 'insecure';
  return typeof MediaRecorder === 'undefined' || !('mediaDevices' in navigator) ? 'no-recorder' : null;
}

/** How loud a stream is just now. */
class Meter {
  readonly #context = new AudioContext();
  readonly #analyser = this.#context.createAnalyser();
  readonly #samples = new Float32Array(this.#analyser.fftSize);

  constructor(stream: MediaStream) {
    this.#context.createMediaStreamSource(stream).connect(this.#analyser);
    void this.#context.resume();
  }

  level(): number {
    this.#analyser.getFloatTimeDomainData(this.#samples);
    return loudnessOf(this.#samples);
  }

  close(): void {
    void this.#context.close();
  }
}

/** A failure of the browser in our words. */
export function problemOf(why: unknown): RecorderProblem {
  const name = why instanceof Error ? why.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'no-microphone';
  return name === 'NotSupportedError' || name === 'TypeError' ? 'no-recorder' : 'busy';
}
