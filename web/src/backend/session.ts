// The session with a table: sends hello, keeps unacknowledged requests, reconnects by itself.
import { LASTING, PROTOCOL } from '../border/constants';
import type { FromDevice, RefusalCode, ToDevice } from '../border/protocol';
import type { OpenTransport, Transport } from './backend';
import { parseJson } from '../assert';

export type SessionState = 'connecting' | 'open' | 'waiting' | 'closed';

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

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 15_000;
/** Milliseconds without a message after which the transport is dead, even if the browser has not noticed. */
const SILENCE = 40_000;

export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (n) => n.toString(16).padStart(2, '0')).join('');

export class Session {
  #transport: Transport | null = null;
  #unanswered = new Map<string, FromDevice & { id: string }>();
  #asked = new Map<string, (message: ToDevice) => void>();
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #closed = false;
  #takeOver = false;
  #described = false;
  /** The newest version this page has; the server sends what came after it. */
  version = 0;

  constructor(
    private readonly open: OpenTransport,
    private readonly token: string,
    private readonly tab: string,
    private readonly events: SessionEvents,
  ) {}

  /** Connects, and reconnects as soon as the device is online again or the page visible. Returns a function that ends it. */
  start(): () => void {
    this.connect();
    const reconnect = () => document.hidden || this.reconnectNow();
    addEventListener('online', reconnect);
    document.addEventListener('visibilitychange', reconnect);
    return () => {
      removeEventListener('online', reconnect);
      document.removeEventListener('visibilitychange', reconnect);
      this.close();
    };
  }

  connect(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.events.state('connecting');
    const transport: Transport = this.open({
      opened: () => this.#hello(transport),
      received: (text) => this.#receive(parseJson(text)),
      closed: () => this.#lost(transport),
    });
    this.#transport = transport;
  }

  /** Claims the table for this tab after `second-tab`. */
  takeOver(): void {
    this.#takeOver = true;
    this.#closed = false;
    this.#wait = FIRST_WAIT;
    this.connect();
  }

  /** Frames must also describe their view in sentences. Only a hello can ask for it, so it is sent again. */
  describe(): void {
    const before = this.#transport;
    this.#described = true;
    this.connect();
    before?.close();
  }

  /** Sends a wish and returns its id. Lasting wishes are sent again after a reconnect until they are answered. */
  request(wish: Wish): string {
    const message = { ...wish, id: randomId() } as FromDevice & { id: string };
    if (LASTING.has(message.type)) this.#unanswered.set(message.id, message);
    this.#send(message);
    return message.id;
  }

  /** Sends a wish and returns the message that answers it, which may be a refusal. */
  ask(wish: Wish): Promise<ToDevice> {
    const id = this.request(wish);
    return new Promise((resolve) => this.#asked.set(id, resolve));
  }

  /** Sends something that has no answer and is not sent again. */
  say(message: FromDevice): void {
    this.#send(message);
  }

  /** Reconnects without waiting: the device is online again, or the page visible. */
  reconnectNow(): void {
    if (this.#timer !== undefined && !this.#closed) {
      this.#wait = FIRST_WAIT;
      this.connect();
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    this.#transport?.close();
    this.events.state('closed');
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
    this.#heard = Date.now();
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => this.#beat(), PING_EVERY);
  }

  #beat(): void {
    if (Date.now() - this.#heard > SILENCE) this.#transport?.close();
    else this.#send({ type: 'ping', id: randomId() });
  }

  #send(message: FromDevice): void {
    this.#transport?.send(JSON.stringify(message));
  }

  #receive(message: ToDevice): void {
    this.#heard = Date.now();
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

  /** The server's version counts, even if it lost entries and has fewer than this page. */
  #welcome(version: number): void {
    this.version = version;
    this.#wait = FIRST_WAIT;
    this.#takeOver = false;
    this.events.state('open');
    for (const message of this.#unanswered.values()) this.#send(message);
  }

  #lost(transport: Transport): void {
    if (transport !== this.#transport) return;
    clearInterval(this.#pulse);
    if (this.#closed) return this.events.state('closed');
    this.events.state('waiting');
    this.#timer = setTimeout(() => this.connect(), this.#wait * (0.6 + Math.random() * 0.8));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }
}
