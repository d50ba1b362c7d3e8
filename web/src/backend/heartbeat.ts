// Notices within seconds that a connection has gone silent. A browser that is offline, or whose Wi-Fi sleeps, says so after minutes.

/** Milliseconds without a message after which the server is asked for one. */
const QUIET = 3000;
/** The same after a wish, whose answer is expected soon. */
const QUIET_AFTER_WISH = 1000;
/** The same between beats of a game in real time, which come twenty times a second. */
const QUIET_BETWEEN_BEATS = 500;
/** Milliseconds in which something must come after the question. */
const ANSWER = 3000;
const ANSWER_BETWEEN_BEATS = 2000;
/** Milliseconds in which a new connection must be open and welcome. */
const OPENING = 8000;

export class Heartbeat {
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The server was asked, and has not answered yet. */
  #isAsking = false;
  #inBeats = false;
  /** Off while the page is hidden, so that a phone in a pocket is not woken. */
  #isAwake = true;

  constructor(
    /** Asks the server for any message. */
    private readonly ask: () => void,
    /** Nothing came in time. */
    private readonly silent: () => void,
  ) {}

  /** A connection is being opened. */
  opens(): void {
    this.#await(OPENING);
  }

  heard(isBeat: boolean): void {
    this.#inBeats = isBeat;
    this.#askAfter(isBeat ? QUIET_BETWEEN_BEATS : QUIET);
  }

  wished(): void {
    if (!this.#isAsking && !this.#inBeats) this.#askAfter(QUIET_AFTER_WISH);
  }

  /** Asks at once, because the connection may be gone. */
  check(within: number): void {
    this.ask();
    this.#await(within);
  }

  sleep(): void {
    this.#isAwake = false;
    this.stop();
  }

  wake(): void {
    this.#isAwake = true;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#isAsking = false;
  }

  #askAfter(quiet: number): void {
    this.stop();
    if (this.#isAwake) this.#timer = setTimeout(() => this.check(this.#inBeats ? ANSWER_BETWEEN_BEATS : ANSWER), quiet);
  }

  #await(within: number): void {
    this.stop();
    if (!this.#isAwake) return;
    this.#isAsking = true;
    this.#timer = setTimeout(this.silent, within);
  }
}
