// Says a prompt once more after a silence: when nobody has pressed anything since it was read to its end.

export const SILENCE = 8000;
const PRESSES = ['pointerdown', 'keydown'];
const EARLY = { capture: true };

export class Silence {
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `over` is called once for each `begin`. */
  constructor(
    private readonly over: () => void,
    private readonly target: EventTarget = globalThis,
  ) {}

  begin(): void {
    this.end();
    for (const press of PRESSES) this.target.addEventListener(press, this.#restart, EARLY);
    this.#restart();
  }

  end(): void {
    clearTimeout(this.#timer);
    for (const press of PRESSES) this.target.removeEventListener(press, this.#restart, EARLY);
  }

  readonly #restart = () => {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.end();
      this.over();
    }, SILENCE);
  };
}
