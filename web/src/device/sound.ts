// All sounds, synthesized: wood, paper, kalimba, small voices. Silent until the first tap, as browsers require. At bedtime
// 6 dB quieter and without high notes.
import { createSubscriber } from 'svelte/reactivity';
import { recall, remember } from './storage';

export const SOUND_NAMES = [
  'turn',
  'good',
  'refusal',
  'capture',
  'place',
  'flip',
  'win',
  'ready',
  'cheer',
  'whoops',
  'goal',
  'shine',
  'wish',
  'set',
  'home',
  'snap',
  'bite',
] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

let context: AudioContext | undefined;
let output: GainNode | undefined;
let roof: BiquadFilterNode | undefined;
let silent = recall('sound') === 'off';

/** Call once: the first tap or key opens the audio context. */
export function openSoundOnFirstTap(): void {
  const open = () => {
    removeEventListener('pointerdown', open, true);
    removeEventListener('keydown', open, true);
    start();
  };
  addEventListener('pointerdown', open, true);
  addEventListener('keydown', open, true);
}

function start(): void {
  if (context || typeof AudioContext === 'undefined') return;
  context = new AudioContext();
  output = context.createGain();
  roof = context.createBiquadFilter();
  roof.type = 'lowpass';
  output.connect(roof).connect(context.destination);
}

let tellMuted = () => {};
const watchMuted = createSubscriber((update) => {
  tellMuted = update;
});

/** Is sound off? Reactive in templates. */
export function isMuted(): boolean {
  watchMuted();
  return silent;
}

export function mute(on: boolean): void {
  silent = on;
  remember('sound', on ? 'off' : 'on');
  tellMuted();
}

export function play(name: SoundName): void {
  if (silent || !context || !output || !roof) return;
  if (context.state === 'suspended') void context.resume();
  const night = document.documentElement.dataset.theme === 'bedtime';
  output.gain.value = loudness(night);
  roof.frequency.value = night ? 1400 : 9000;
  SOUNDS[name](new Hand(context, output, night));
}

/** The gain; 6 dB less at bedtime. */
export const loudness = (night: boolean): number => 0.5 * (night ? 10 ** (-6 / 20) : 1);

/** Notes above this are played an octave lower at bedtime. */
const HIGH = 620;
export const bedtimeNote = (frequency: number): number => (frequency > HIGH ? bedtimeNote(frequency / 2) : frequency);

interface Note {
  /** Hertz; the note slides to `to`. */
  from: number;
  to?: number;
  at?: number;
  length: number;
  loud?: number;
  shape?: OscillatorType;
}

/** The instruments of which the sounds are made. */
class Hand {
  readonly #context: AudioContext;
  readonly #out: AudioNode;
  readonly #night: boolean;
  constructor(context: AudioContext, out: AudioNode, night: boolean) {
    this.#context = context;
    this.#out = out;
    this.#night = night;
  }

  note({ from, to = from, at = 0, length, loud = 0.5, shape = 'sine' }: Note): void {
    const begin = this.#context.currentTime + at;
    const tone = this.#context.createOscillator();
    tone.type = shape;
    tone.frequency.setValueAtTime(this.#pitch(from), begin);
    tone.frequency.exponentialRampToValueAtTime(this.#pitch(to), begin + length);
    tone.connect(this.#swell(begin, length, loud));
    tone.start(begin);
    tone.stop(begin + length + 0.02);
  }

  /** A kalimba tine: a sine, a soft overtone, and a click. */
  tine(frequency: number, at = 0, loud = 0.4): void {
    this.note({ from: frequency, at, length: 0.9, loud });
    this.note({ from: frequency * 2.9, at, length: 0.16, loud: loud * 0.22 });
    this.brush(at, 0.02, 2400, loud * 0.3);
  }

  /** A knock on wood. */
  knock(frequency: number, at = 0, loud = 0.8): void {
    this.note({ from: frequency * 1.6, to: frequency, at, length: 0.13, loud });
    this.note({ from: frequency * 2.7, to: frequency * 2.4, at, length: 0.06, loud: loud * 0.4, shape: 'triangle' });
    this.brush(at, 0.03, 900, loud * 0.4);
  }

  /** Paper: a short filtered noise. */
  brush(at: number, length: number, frequency: number, loud: number): void {
    const begin = this.#context.currentTime + at;
    const rate = this.#context.sampleRate;
    const buffer = this.#context.createBuffer(1, Math.ceil(rate * length), rate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    const noise = this.#context.createBufferSource();
    noise.buffer = buffer;
    const band = this.#context.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.value = frequency;
    noise.connect(band).connect(this.#swell(begin, length, loud));
    noise.start(begin);
  }

  #pitch = (frequency: number) => (this.#night ? bedtimeNote(frequency) : frequency);

  #swell(begin: number, length: number, loud: number): GainNode {
    const gain = this.#context.createGain();
    gain.gain.setValueAtTime(0.0001, begin);
    gain.gain.exponentialRampToValueAtTime(loud, begin + Math.min(0.012, length / 3));
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    gain.connect(this.#out);
    return gain;
  }
}

const [C5, D5, E5, G5, A5, C6, E6] = [523, 587, 659, 784, 880, 1047, 1319] as const;

const SOUNDS: Record<SoundName, (hand: Hand) => void> = {
  turn: (hand) => hand.knock(150),
  place: (hand) => hand.knock(240, 0, 0.45),
  flip: (hand) => {
    hand.brush(0, 0.12, 1800, 0.3);
    hand.knock(320, 0.13, 0.25);
  },
  good: (hand) => {
    hand.tine(C5);
    hand.tine(G5, 0.13);
  },
  /** mm-mm */
  refusal: (hand) => {
    hand.note({ from: 196, to: 185, length: 0.14, loud: 0.3, shape: 'triangle' });
    hand.note({ from: 165, to: 147, at: 0.19, length: 0.22, loud: 0.3, shape: 'triangle' });
  },
  /** A pop and a giggle. */
  capture: (hand) => {
    hand.note({ from: 260, to: 620, length: 0.09, loud: 0.6 });
    [0.16, 0.26, 0.35, 0.43].forEach((at, i) =>
      hand.note({ from: 560 + 60 * (i % 2), to: 480 + 60 * (i % 2), at, length: 0.08, loud: 0.26, shape: 'triangle' }),
    );
  },
  /** Two knocks and a high tine. */
  ready: (hand) => {
    hand.knock(220, 0, 0.5);
    hand.knock(220, 0.28, 0.5);
    hand.tine(C6, 0.56, 0.4);
  },
  /** Three claps and a small voice that jumps. */
  cheer: (hand) => {
    [0, 0.11, 0.22].forEach((at) => hand.brush(at, 0.05, 1500, 0.5));
    hand.note({ from: 420, to: 700, at: 0.26, length: 0.2, loud: 0.3, shape: 'triangle' });
  },
  /** A slide whistle going down. */
  whoops: (hand) => hand.note({ from: 700, to: 190, length: 0.45, loud: 0.3, shape: 'triangle' }),
  /** A flourish that ends on a knock: a goal tile is taken. */
  goal: (hand) => {
    [G5, C6, E6].forEach((frequency, i) => hand.tine(frequency, i * 0.09, 0.36));
    hand.knock(260, 0.3, 0.5);
    hand.tine(C6, 0.34, 0.3);
  },
  /** Scrubbing, then a sparkle. */
  shine: (hand) => {
    [0, 0.09, 0.18].forEach((at) => hand.brush(at, 0.07, 2600, 0.35));
    [E6, C6, E6].forEach((frequency, i) => hand.tine(frequency, 0.28 + i * 0.07, 0.24));
  },
  /** A contented sigh. */
  wish: (hand) => {
    hand.tine(E5, 0, 0.32);
    hand.tine(A5, 0.12, 0.32);
    hand.note({ from: 520, to: 390, at: 0.26, length: 0.34, loud: 0.22, shape: 'triangle' });
  },
  /** Three cards laid side by side, then a chord. */
  set: (hand) => {
    [0, 0.1, 0.2].forEach((at, i) => hand.knock(220 + 60 * i, at, 0.4));
    [C5, E5, G5].forEach((frequency) => hand.tine(frequency, 0.32, 0.26));
  },
  /** The last three notes of a lullaby, and a door. */
  home: (hand) => {
    [E5, D5, C5].forEach((frequency, i) => hand.tine(frequency, i * 0.15, 0.36));
    hand.knock(170, 0.52, 0.5);
  },
  /** A spring, and a lid that falls shut. */
  snap: (hand) => {
    hand.note({ from: 180, to: 900, length: 0.06, loud: 0.35, shape: 'triangle' });
    hand.knock(130, 0.06, 0.9);
    hand.brush(0.06, 0.09, 1400, 0.45);
    hand.knock(210, 0.2, 0.3);
  },
  /** Chomp. */
  bite: (hand) => {
    hand.note({ from: 320, to: 120, length: 0.1, loud: 0.4, shape: 'triangle' });
    hand.knock(190, 0.1, 0.6);
    hand.knock(160, 0.26, 0.45);
  },
  win: (hand) => [C5, E5, G5, D5, A5, C6].forEach((frequency, i) => hand.tine(frequency, i * 0.16, 0.36)),
};
