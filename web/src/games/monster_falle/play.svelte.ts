// The running round on this device: receives beats, predicts, sends inputs, and says what to draw.
import type { Live } from '../../table/live.svelte';
import type { BeatAnswer } from '../../border/protocol';
import { still } from '../../device/motion';
import { Glide } from './glide';
import { Grips } from './grips';
import { Hands } from './hands';
import type { Work } from './pairs';
import { codeOf, STILL } from './physics';
import { Prediction, type Shown } from './predict';
import type { FallePulse, FalleView } from '../../border/monster_falle';

/** Held inputs are sent again after so many beats. */
const REMIND = 15;

/** The moving parts of a view. */
const pulseOf = (view: FalleView): FallePulse => ({
  phase: view.phase,
  counter: view.counter,
  sand: view.sand,
  held: view.held,
  mansion: view.mansion,
  entered: view.location?.entered ?? null,
  visited: view.location?.visited ?? false,
});

export class Playing {
  shown = $state.raw<Shown>({ face: [0, 0, 0, 0], x: 0, y: 0, present: false, wobble: 0 });
  pulse: FallePulse;
  readonly hands = new Hands();
  readonly grips = new Grips(this.hands);

  #prediction: Prediction;
  #sent: [number, number] = [STILL, STILL];
  #sentAt = 0;
  #rhythm = '';
  /** For replays. */
  #glide: Glide;
  #wasRunning = false;

  constructor(
    private readonly view: () => FalleView,
    private readonly live: Live<'monster-falle'> | undefined,
    /** Seats of this device. */
    private readonly held: () => readonly number[],
  ) {
    this.pulse = $state.raw(pulseOf(view()));
    this.#prediction = new Prediction(this.pulse, view());
    this.shown = this.#prediction.shown();
    this.#glide = new Glide(this.shown);
  }

  /** A new frame: between rounds, in a replay and after a reload everything is drawn from it. */
  show(view: FalleView): void {
    if (this.live?.pace?.running && view.phase !== 'ready' && view.phase !== 'over') return;
    this.pulse = pulseOf(view);
    this.#prediction = new Prediction(this.pulse, view);
    this.#glide.to(this.#prediction.shown(), performance.now());
    this.shown = this.live || still() ? this.#prediction.shown() : this.#glide.at(performance.now());
    this.#lock();
    if (!this.#wasRunning || view.phase === 'countdown') return; // fingers may rest on the handles before a round
    this.#wasRunning = false;
    this.grips.drop();
    this.hands.letGo();
  }

  #lock(): void {
    const { phase } = this.pulse;
    this.grips.locked =
      !this.live?.pace?.running || !this.live.connected || (phase !== 'pushing' && phase !== 'homing');
  }

  start(): () => void {
    const deaf = this.live?.listen((beat) => this.#told(beat));
    let frame = requestAnimationFrame(
      function again(this: Playing) {
        this.#draw(performance.now());
        frame = requestAnimationFrame(again.bind(this));
      }.bind(this),
    );
    return () => {
      deaf?.();
      cancelAnimationFrame(frame);
    };
  }

  #work(): Work {
    const { pair_x, pair_y, arrows, soft_touch } = this.view();
    const seats = this.held();
    return {
      mine: [seats.includes(pair_x), seats.includes(pair_y)],
      alone: pair_x === pair_y,
      arrows,
      softTouch: soft_touch,
    };
  }

  #told(beat: BeatAnswer<'monster-falle'>): void {
    this.pulse = beat.pulse;
    this.#prediction.told(beat.beat, beat.pulse, performance.now(), this.#speed());
  }

  #speed(): number {
    return this.live?.pace?.speed ?? 60;
  }

  #draw(now: number): void {
    const pace = this.live?.pace;
    if (!this.live && !still()) this.shown = this.#glide.at(now);
    if (!pace?.running) return;
    this.#wasRunning = true;
    this.#lock();
    if (!this.live?.connected) return this.#rest();
    const rhythm = `${pace.paused} ${pace.speed} ${pace.starts_in > 0}`;
    if (rhythm !== this.#rhythm) {
      this.#rhythm = rhythm;
      this.#prediction.restart(now, pace.speed);
    }
    if (pace.paused) this.#announce(this.#prediction.beat + 1);
    else {
      const due = this.#prediction.due(now, pace.speed, this.live?.roundTrip ?? 0);
      while (this.#prediction.beat < due) this.#step();
    }
    this.#prediction.fade();
    this.shown = this.#prediction.shown();
  }

  /** The connection is lost: the hands are empty, and the clock starts again when it is back. */
  #rest(): void {
    this.hands.letGo();
    this.#rhythm = '';
  }

  #codes(work: Work): [number, number] {
    const wanted = this.hands.commands(this.#prediction.mansion, work);
    return [codeOf(wanted[0], wanted[1]), codeOf(wanted[2], wanted[3])];
  }

  #step(): void {
    const { mine } = this.#work();
    const codes = this.#announce(this.#prediction.beat + 1);
    this.#prediction.step([mine[0] ? codes[0] : null, mine[1] ? codes[1] : null]);
  }

  /** Sends changed inputs, and held ones again, so that the server does not take them for lost. */
  #announce(beat: number): [number, number] {
    const work = this.#work();
    const { mine } = work;
    const codes = this.#codes(work);
    const { pair_x, pair_y } = this.view();
    const remind = beat - this.#sentAt >= REMIND || beat < this.#sentAt;
    for (const [part, seat] of [
      [0, pair_x],
      [1, pair_y],
    ] as const) {
      // prettier-ignore
      if (!mine[part] || (codes[part] === this.#sent[part] && !(remind && codes[part] !== STILL))) continue;
      this.live?.hold(seat, part, codes[part], beat);
      this.#sent[part] = codes[part];
      this.#sentAt = beat;
    }
    return codes;
  }
}
