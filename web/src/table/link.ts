// The line to a table: says hello, keeps what has not been acknowledged, comes back by itself.
import type { ToDevice, FromDevice } from '../border/protocol';
import type { OpenWire, Wire } from '../house/house';
import { parsed } from '../sure';

export type LinkState = 'connecting' | 'open' | 'waiting' | 'closed';

export interface LinkEvents {
  message(message: ToDevice): void;
  state(state: LinkState): void;
}

/** A request without its id; `Link.request` gives it one. */
type WithoutId<T> = T extends { id: string } ? Omit<T, 'id'> : never;
export type Wish = WithoutId<FromDevice>;
/** Wishes that mean the same after a broken line as before it. The others are forgotten with the line. */
const LASTING: ReadonlySet<FromDevice['type']> = new Set([
  'move',
  'undo',
  'consent',
  'claim',
  'rename',
  'release',
  'bot',
  'take_back',
  'withdraw',
  'free',
  'close',
  'remove',
  'name_table',
  'leave',
  'rematch',
]);

/** The form of the messages that this page speaks: a server that speaks a newer one asks for a reload. */
const PROTOCOL = 3;

/** Refusals of a table that is gone for good: nobody needs to remember it. */
export const GONE: readonly string[] = ['table-forgotten', 'table-idle', 'table-deleted'];

/** Refusals after which waiting and coming back would not help. */
export const FINAL: ReadonlySet<string> = new Set([
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
/** Without a word for so long the line is dead, even if the browser has not noticed. */
const SILENCE = 40_000;

export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (n) => n.toString(16).padStart(2, '0')).join('');

export class Link {
  #wire: Wire | null = null;
  #unanswered = new Map<string, FromDevice & { id: string }>();
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #closed = false;
  #takeOver = false;
  /** The newest version this page has; the server sends what came after it. */
  version = 0;

  constructor(
    private readonly open: OpenWire,
    private readonly token: string,
    private readonly tab: string,
    private readonly events: LinkEvents,
  ) {}

  connect(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.events.state('connecting');
    const wire: Wire = this.open({
      opened: () => this.#hello(wire),
      heard: (text) => this.#receive(parsed(text)),
      closed: () => this.#lost(wire),
    });
    this.#wire = wire;
  }

  /** Claims the table for this tab after `second-tab`. */
  takeOver(): void {
    this.#takeOver = true;
    this.#closed = false;
    this.#wait = FIRST_WAIT;
    this.connect();
  }

  /** Sends a wish and returns its id. Lasting wishes are sent again after a broken line until they are answered. */
  request(wish: Wish): string {
    const message = { ...wish, id: randomId() } as FromDevice & { id: string };
    if (LASTING.has(message.type)) this.#unanswered.set(message.id, message);
    this.#send(message);
    return message.id;
  }

  /** Sends something that has no answer and is not sent again. */
  say(message: FromDevice): void {
    this.#send(message);
  }

  /** Tries at once instead of at the end of the wait: the device is online again, the page is looked at. */
  hurry(): void {
    if (this.#timer !== undefined && !this.#closed) {
      this.#wait = FIRST_WAIT;
      this.connect();
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    this.#wire?.close();
    this.events.state('closed');
  }

  #hello(wire: Wire): void {
    wire.send(
      JSON.stringify({
        type: 'hello',
        token: this.token,
        tab: this.tab,
        version: this.version,
        take_over: this.#takeOver,
        protocol: PROTOCOL,
      } satisfies FromDevice),
    );
    this.#heard = Date.now();
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => this.#beat(), PING_EVERY);
  }

  #beat(): void {
    if (Date.now() - this.#heard > SILENCE) this.#wire?.close();
    else this.#send({ type: 'ping', id: randomId() });
  }

  #send(message: FromDevice): void {
    this.#wire?.send(JSON.stringify(message));
  }

  #receive(message: ToDevice): void {
    this.#heard = Date.now();
    if (message.type === 'welcome') this.#welcome(message.version);
    if (message.type === 'frame') this.version = Math.max(this.version, message.version);
    if ((message.type === 'ack' || message.type === 'refused') && message.id) this.#unanswered.delete(message.id);
    if (message.type === 'bye' && !message.come_back) this.#closed = true;
    if (message.type === 'refused' && FINAL.has(message.refusal.code)) this.#closed = true;
    this.events.message(message);
  }

  /** What the server has is the truth, even on a bad day when it has less than this page. */
  #welcome(version: number): void {
    this.version = version;
    this.#wait = FIRST_WAIT;
    this.#takeOver = false;
    this.events.state('open');
    for (const message of this.#unanswered.values()) this.#send(message);
  }

  #lost(wire: Wire): void {
    if (wire !== this.#wire) return;
    clearInterval(this.#pulse);
    if (this.#closed) return this.events.state('closed');
    this.events.state('waiting');
    this.#timer = setTimeout(() => this.connect(), this.#wait * (0.6 + Math.random() * 0.8));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }
}
