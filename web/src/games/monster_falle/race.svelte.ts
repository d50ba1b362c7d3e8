// A run of ten seconds on this device alone, for puzzles: the board gets beats as from a server.
import type { FallePulse, FalleView } from '../../border/monster_falle';
import type { PaceAnswer } from '../../border/protocol';
import { Live } from '../../table/live.svelte';
import type { Race } from '../board';
import box from './box.json';
import { beat, copyOf, speedsOf, STILL, type Mansion } from './physics';

const HZ = box.tick_hz;
/** Every third beat is sent to the board, as at a table. */
const TOLD = 3;
/** The most beats at once, for a page that slept. */
const MOST_BEATS = 6;

type Codes = [number, number];

export class FalleRace implements Race<'monster-falle'> {
  readonly live: Live<'monster-falle'>;
  running = $state(false);
  toppled = $state(false);
  view: FalleView;

  #mansion: Mansion;
  #beat = 0;
  #played: Codes[] = [];
  /** By beat, the inputs that are held from then on. */
  #wishes = new Map<number, [part: number, code: number][]>();
  #held: Codes = [STILL, STILL];
  /** The solution, beat by beat, while it is shown. */
  #script: Codes[] | null = null;
  #speed = HZ;
  #next = 0;
  #frame = 0;

  constructor(
    private readonly start: FalleView,
    private readonly seconds: number,
    private readonly over: (runs: number[][]) => void,
  ) {
    this.view = $state.raw(this.#withSand(start));
    this.#mansion = copyOf(start.mansion);
    this.live = new Live<'monster-falle'>(
      (message) => {
        if (message.type === 'hold') this.#hold(message.part, message.code, message.beat);
      },
      (wish) => {
        if (wish.type !== 'pace' || wish.paused) return;
        this.#speed = wish.speed ?? this.#speed;
        this.#tellPace();
      },
    );
    this.#tellPace();
  }

  get #beats(): number {
    return this.seconds * HZ;
  }

  /** Shows the ten seconds as sand, and no practice. */
  #withSand(view: FalleView): FalleView {
    return { ...view, practice: false, sand: this.#beats, sand_full: this.#beats, soft_touch: true };
  }

  go(): void {
    this.#run();
  }

  again(): void {
    this.#script = null;
    this.#reset();
  }

  /** Plays the solution. */
  show(runs: number[][]): void {
    this.#reset();
    const codes = runs.flatMap(([times = 0, ...codes]) => Array.from({ length: times }, () => codes)).flat();
    this.#script = Array.from({ length: codes.length >> 1 }, (_, at) => [
      codes[2 * at] ?? STILL,
      codes[2 * at + 1] ?? STILL,
    ]);
    this.#run();
  }

  stop(): void {
    this.#stop();
  }

  #reset(): void {
    this.#stop();
    this.#mansion = copyOf(this.start.mansion);
    this.#beat = 0;
    this.#played = [];
    this.toppled = false;
    this.#wishes.clear();
    this.#held = [STILL, STILL];
    this.view = this.#withSand(this.start);
    this.#tell();
  }

  #run(): void {
    if (this.running || this.#beat >= this.#beats || !this.#mansion.present) return;
    this.running = true;
    this.#tellPace();
    this.#next = performance.now();
    const draw = () => {
      this.#play(performance.now());
      if (this.running) this.#frame = requestAnimationFrame(draw);
    };
    this.#frame = requestAnimationFrame(draw);
  }

  #stop(): void {
    if (!this.running) return;
    this.running = false;
    cancelAnimationFrame(this.#frame);
    this.#tellPace();
  }

  #play(now: number): void {
    const length = 1000 / this.#speed;
    if (now - this.#next > MOST_BEATS * length) this.#next = now - MOST_BEATS * length;
    for (; this.running && this.#next < now; this.#next += length) this.#step();
  }

  #step(): void {
    this.#beat += 1;
    for (const [part, code] of this.#wishes.get(this.#beat) ?? []) this.#held[part === 0 ? 0 : 1] = code;
    this.#wishes.delete(this.#beat);
    const codes: Codes = this.#script ? (this.#script[this.#beat - 1] ?? [STILL, STILL]) : [...this.#held];
    this.#played.push(codes);
    const outcome = beat(this.#mansion, [...speedsOf(codes[0]), ...speedsOf(codes[1])], this.start);
    const late = this.#beat >= this.#beats;
    if (outcome || late || this.#beat % TOLD === 0) this.#tell();
    if (!outcome && !late) return;
    this.toppled = outcome !== '' && outcome !== 'trap';
    this.#stop();
    // without beats the board draws the view
    this.view = { ...this.view, mansion: copyOf(this.#mansion), sand: this.#beats - this.#beat };
    this.over(outcome === 'trap' ? runsOf(this.#played) : []);
  }

  /** A late input counts from the next beat on. */
  #hold(part: number, code: number, at: number): void {
    const due = Math.max(at, this.#beat + 1);
    this.#wishes.set(due, [...(this.#wishes.get(due) ?? []), [part, code]]);
  }

  #tell(): void {
    const pulse: FallePulse = {
      phase: this.#mansion.present ? 'pushing' : 'homing',
      counter: 0,
      sand: Math.max(0, this.#beats - this.#beat),
      held: this.#script ? (this.#script[this.#beat - 1] ?? [STILL, STILL]) : this.#held,
      mansion: copyOf(this.#mansion),
      entered: null,
      visited: false,
    };
    this.live.receive({ type: 'beat', beat: this.#beat, pulse });
  }

  #tellPace(): void {
    const pace: PaceAnswer = {
      type: 'pace',
      running: this.running,
      paused: false,
      reason: '',
      speed: this.#speed,
      starts_in: 0,
      away: [],
      may_pause: false,
      may_slow: true,
      may_skip: false,
    };
    this.live.receive(pace);
  }
}

/** Run-length encoding: [times, code, code] for equal beats. */
export function runsOf(played: readonly Codes[]): number[][] {
  const runs: number[][] = [];
  for (const [x, y] of played) {
    const last = runs.at(-1);
    if (last?.[1] === x && last[2] === y) last[0] = (last[0] ?? 0) + 1;
    else runs.push([1, x, y]);
  }
  return runs;
}
