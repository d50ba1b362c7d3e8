// The beats of a game in real time: the newest beat, the round trip, and the inputs that are held.
import type { GameName } from '../border/games';
import { randomId, type Wish } from '../backend/session';
import type { BeatAnswer, ToDevice, PaceAnswer, FromDevice } from '../border/protocol';

const PING_EVERY = 500;
/** Milliseconds without a beat, twenty times a second at full speed, after which the line seems lost. */
const QUIET = 800;

export class Live<G extends GameName = GameName> {
  pace = $state.raw<PaceAnswer | null>(null);
  /** False while the connection is lost, and as soon as the beats stay away: no hand is felt. */
  connected = $state(true);
  /** The round trip to the server in milliseconds, smoothed. */
  roundTrip = 0;

  #listeners = new Set<(beat: BeatAnswer<G>) => void>();
  #last: BeatAnswer<G> | null = null;
  #pings = new Map<string, number>();
  #pinged = 0;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  /** Is there a session with the server? */
  #open = true;
  #inRealTime = () => false;

  /** The newest messages of a game that this device does not show yet, by type; null while it shows what it gets. */
  #later: Map<string, ToDevice<G>> | null = null;

  constructor(
    private readonly say: (message: FromDevice) => void,
    private readonly wish: (wish: Wish) => void,
  ) {}

  /** Calls the listener with the newest beat, if there is one, and with every later one. */
  listen(listener: (beat: BeatAnswer<G>) => void): () => void {
    this.#listeners.add(listener);
    if (this.#last) listener(this.#last);
    return () => this.#listeners.delete(listener);
  }

  hold(seat: number, part: number, code: number, beat: number): void {
    this.say({ type: 'hold', seat, part, code, beat });
  }

  pause(): void {
    this.wish({ type: 'pace', paused: true, speed: this.pace?.speed ?? 60, step: 0 });
  }

  goOn(speed = this.pace?.speed ?? 60): void {
    this.wish({ type: 'pace', paused: false, speed, step: 0 });
  }

  step(beats: number): void {
    this.wish({ type: 'pace', paused: true, speed: this.pace?.speed ?? 60, step: beats });
  }

  /** Skips to the end of a round that only bots play. */
  skip(): void {
    this.wish({ type: 'pace', paused: false, speed: this.pace?.speed ?? 60, step: 0, skip: true });
  }

  letBotPlay(seat: number, level: string): void {
    this.wish({ type: 'bot', seat, level });
  }

  setConnected(connected: boolean): void {
    this.#open = connected;
    this.connected = connected;
    if (!connected) clearTimeout(this.#quiet);
    else if (document.hidden) this.#hide();
  }

  /** In real time: the sand does not run while nobody looks at the page. Returns a function that ends it. */
  watchPage(inRealTime: () => boolean): () => void {
    this.#inRealTime = inRealTime;
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('visibilitychange', () => (document.hidden ? this.#hide() : this.#show()), { signal });
    addEventListener('pagehide', () => this.#hide(), { signal });
    addEventListener('pageshow', () => this.#show(), { signal });
    return () => {
      listeners.abort();
      clearTimeout(this.#quiet);
    };
  }

  /** This device still looks at the end of a game while the next one is played. */
  stay(): void {
    this.#later ??= new Map();
  }

  /** It shows the next game from now on. */
  goAlong(): void {
    const later = this.#later;
    this.#later = null;
    for (const message of later?.values() ?? []) this.receive(message);
  }

  receive(message: ToDevice<G>): void {
    if (this.#later && (message.type === 'pace' || message.type === 'beat')) {
      this.#later.set(message.type, message);
      return;
    }
    if (message.type === 'pace') this.#keepPace(message);
    else if (message.type === 'pong') this.#pong(message.id);
    else if (message.type === 'beat') {
      this.#last = message;
      for (const listener of this.#listeners) listener(message);
      if (!document.hidden && performance.now() - this.#pinged >= PING_EVERY) this.#ping();
      this.#expectBeats();
    }
  }

  #keepPace(pace: PaceAnswer): void {
    this.pace = pace;
    this.#expectBeats(pace.starts_in * 1000);
    // Perhaps this device is waited for, which is here again.
    if (pace.away.length && !document.hidden) this.#ping();
  }

  /** The first thing a player meets when the line is lost: the rails are dead. So it is said before anything else knows. */
  #expectBeats(starts = 0): void {
    clearTimeout(this.#quiet);
    this.connected = this.#open;
    if (this.#open && this.pace?.running && !this.pace.paused)
      this.#quiet = setTimeout(() => (this.connected = false), starts + QUIET);
  }

  #hide(): void {
    if (!this.#inRealTime()) return;
    this.say({ type: 'pace', id: randomId(), paused: true, speed: this.pace?.speed ?? 60, step: 0, hidden: true });
  }

  #show(): void {
    if (this.#inRealTime()) this.#ping();
  }

  #ping(): void {
    const now = performance.now();
    this.#pinged = now;
    const id = randomId();
    this.#pings.set(id, now);
    this.say({ type: 'ping', id });
  }

  #pong(id: string): void {
    const sent = this.#pings.get(id);
    if (sent === undefined) return;
    this.#pings.clear();
    const took = performance.now() - sent;
    this.roundTrip = this.roundTrip ? this.roundTrip * 0.7 + took * 0.3 : took;
  }
}
