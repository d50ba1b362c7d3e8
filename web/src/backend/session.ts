// The session with a table: sends hello, keeps unacknowledged requests, reconnects by itself.
import { LASTING, PROTOCOL } from '../border/constants';
import type { FromDevice, RefusalCode, ToDevice } from '../border/protocol';
import { refusalOf } from './api';
import type { OpenTransport, Transport } from './backend';
import { parseJson } from '../assert';
import { Heartbeat } from './heartbeat';

/** `connecting` before the first welcome; `lost` from the loss of a connection until the next welcome. */
export type SessionState = 'connecting' | 'open' | 'lost' | 'closed';

export interface SessionEvents {
  message(message: ToDevice): void;
  state(state: SessionState): void;
}

/** A request without its id; `Session.request` gives it one. */
type WithoutId<T> = T extends { id: string } ? Omit<T, 'id'> : never;
export type Wish = WithoutId<FromDevice>;

const GONE: readonly RefusalCode[] = ['table-forgotten', 'table-idle', 'table-deleted'];
/** Refusals of a table that was deleted: the device forgets it. */
export const DELETED: ReadonlySet<string> = new Set(GONE);

/** Refusals after which reconnecting is useless. */
export const FINAL: ReadonlySet<string> = new Set<RefusalCode>([
  'second-tab',
  'not-welcome',
  'no-such-table',
  'table-lost',
  'table-shut',
  ...GONE,
]);

/** The code of a refusal by this device itself: the connection is not there. */
export const CUT_OFF = 'not-now';

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
/** Milliseconds in which a connection must answer after the device has said that it is offline, and after the page was hidden. */
const ANSWER_OFFLINE = 1000;
const ANSWER_AWAKE = 2000;

export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (n) => n.toString(16).padStart(2, '0')).join('');

export class Session {
  #transport: Transport | null = null;
  #unanswered = new Map<string, FromDevice & { id: string }>();
  #asked = new Map<string, (message: ToDevice) => void>();
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #heartbeat: Heartbeat | null;
  #closed = false;
  #takeOver = false;
  #described = false;
  #isWelcome = false;
  /** The newest version this page has; the server sends what came after it. */
  version = 0;

  constructor(
    private readonly open: OpenTransport,
    private readonly token: string,
    private readonly tab: string,
    private readonly events: SessionEvents,
    /** A worker of the page is never offline, and may be silent while it starts. */
    overNetwork = true,
  ) {
    this.#heartbeat = overNetwork
      ? new Heartbeat(
          () => this.#send({ type: 'ping', id: randomId() }),
          () => this.#abandon(),
        )
      : null;
  }

  /** Connects, and reconnects as soon as the device is online again or the page visible. Returns a function that ends it. */
  start(): () => void {
    this.connect();
    const listeners = new AbortController();
    const { signal } = listeners;
    addEventListener('online', () => this.reconnectNow(), { signal });
    // Only a question decides: a device without a network still reaches a server of its own.
    addEventListener('offline', () => this.#check(ANSWER_OFFLINE), { signal });
    document.addEventListener('visibilitychange', () => (document.hidden ? this.#heartbeat?.sleep() : this.#wake()), {
      signal,
    });
    return () => {
      listeners.abort();
      this.close();
    };
  }

  connect(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const transport: Transport = this.open({
      opened: () => this.#hello(transport),
      received: (text) => transport === this.#transport && this.#receive(parseJson(text)),
      closed: () => this.#lost(transport),
    });
    this.#transport = transport;
    this.#isWelcome = false;
    this.#refuseAsked();
    this.#heartbeat?.opens();
  }

  /** Claims the table for this tab after `second-tab`. */
  takeOver(): void {
    this.#takeOver = true;
    this.#closed = false;
    this.#wait = FIRST_WAIT;
    this.events.state('connecting');
    this.connect();
  }

  /** Frames must also describe their view in sentences. Only a hello can ask for it, so it is sent again. */
  describe(): void {
    this.#described = true;
    this.#reopen();
  }

  /** Sends a wish and returns its id. Lasting wishes are sent again after a reconnect until they are answered. */
  request(wish: Wish): string {
    const message = { ...wish, id: randomId() } as FromDevice & { id: string };
    if (LASTING.has(message.type)) this.#unanswered.set(message.id, message);
    this.#send(message);
    if (this.#isWelcome) this.#heartbeat?.wished();
    return message.id;
  }

  /** Sends a wish of an earlier page of this tab, with the id it had there, until it is answered. */
  resume(message: FromDevice & { id: string }): void {
    this.#unanswered.set(message.id, message);
  }

  /** Sends a wish and returns the message that answers it, which may be a refusal. What a lost connection cannot answer, and is
   *  not sent again, is refused here. */
  ask(wish: Wish): Promise<ToDevice> {
    const id = this.request(wish);
    const answer = new Promise<ToDevice>((resolve) => this.#asked.set(id, resolve));
    if (!this.#isWelcome) this.#refuseAsked();
    return answer;
  }

  /** Sends something that has no answer and is not sent again. */
  say(message: FromDevice): void {
    this.#send(message);
  }

  /** Reconnects without waiting: the device is online again, or the page visible. */
  reconnectNow(): void {
    if (this.#closed || this.#isWelcome || (!this.#heartbeat && this.#timer === undefined)) return;
    this.#wait = FIRST_WAIT;
    this.#reopen();
  }

  #reopen(): void {
    const before = this.#transport;
    this.connect();
    before?.close();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#heartbeat?.stop();
    this.#transport?.close();
    this.#refuseAsked();
    this.events.state('closed');
  }

  #wake(): void {
    this.#heartbeat?.wake();
    this.reconnectNow();
    this.#check(ANSWER_AWAKE);
  }

  #check(within: number): void {
    if (this.#isWelcome) this.#heartbeat?.check(within);
  }

  #hello(transport: Transport): void {
    transport.send(
      JSON.stringify({
        type: 'hello',
        token: this.token,
        tab: this.tab,
        version: this.version,
        take_over: this.#takeOver,
        protocol: PROTOCOL,
        ...(this.#described && { described: true }),
      } satisfies FromDevice),
    );
  }

  #send(message: FromDevice): void {
    this.#transport?.send(JSON.stringify(message));
  }

  #receive(message: ToDevice): void {
    this.#heartbeat?.heard(message.type === 'beat');
    if (message.type === 'welcome') this.#welcome(message.version);
    if (message.type === 'frame') this.version = Math.max(this.version, message.version);
    if ((message.type === 'ack' || message.type === 'refused') && message.id) this.#unanswered.delete(message.id);
    if (message.type === 'bye' && !message.come_back) this.#closed = true;
    if (message.type === 'refused' && FINAL.has(message.refusal.code)) this.#closed = true;
    this.events.message(message);
    if ('id' in message && message.id) this.#answer(message.id, message);
  }

  #answer(id: string, message: ToDevice): void {
    this.#asked.get(id)?.(message);
    this.#asked.delete(id);
  }

  /** Nobody will answer what was asked over a connection that is gone, unless it is sent again. */
  #refuseAsked(): void {
    for (const id of this.#asked.keys())
      if (this.#closed || !this.#unanswered.has(id))
        this.#answer(id, { type: 'refused', id, refusal: refusalOf(CUT_OFF, 'link.not-now') });
  }

  /** The server's version counts, even if it lost entries and has fewer than this page. */
  #welcome(version: number): void {
    this.version = version;
    this.#isWelcome = true;
    this.#wait = FIRST_WAIT;
    this.#takeOver = false;
    this.events.state('open');
    for (const message of this.#unanswered.values()) this.#send(message);
  }

  /** Leaves a silent transport without waiting for its `closed`, which a browser may report a minute later. */
  #abandon(): void {
    const transport = this.#transport;
    if (transport) this.#lost(transport);
    transport?.close();
  }

  #lost(transport: Transport): void {
    if (transport !== this.#transport) return;
    this.#transport = null;
    this.#isWelcome = false;
    this.#refuseAsked();
    this.#heartbeat?.stop();
    if (this.#closed) return this.events.state('closed');
    this.events.state('lost');
    this.#timer = setTimeout(() => this.connect(), this.#wait * (0.6 + Math.random() * 0.8));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }
}
