import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { socketTo } from './server_backend';
import { Session, type SessionState } from './session';
import type { Frame, ToDevice, FromDevice } from '../border/protocol';
import { parseJson, notNull } from '../assert';

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: FromDevice[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(parseJson(text));
  }
  close() {
    this.breaks();
  }
  opens() {
    this.readyState = 1;
    this.onopen?.();
    this.says({
      type: 'welcome',
      device: 0,
      version: 0,
      phrases: [],
      limits: { message_bytes: 1, messages_per_second: 1, sayings_per_second: 1, name_length: 1 },
    });
  }
  says(message: ToDevice | Pick<Frame, 'type' | 'version'>) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks() {
    this.readyState = 3;
    this.onclose?.();
  }
}

const last = () => notNull(FakeSocket.all.at(-1));
const moves = (socket: FakeSocket) => socket.sent.filter(({ type }) => type === 'move');
const refusal = (code: string) => ({ refusal: { code, rule: '', said: { key: `refusal.${code}`, args: {} } } });
let states: SessionState[];
let session: Session;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  states = [];
  session = new Session(socketTo('ws://table'), 'token', 'tab', {
    message: () => undefined,
    state: (state) => states.push(state),
  });
  session.connect();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the session with a table', () => {
  test('says hello with the newest version it has', () => {
    last().opens();
    last().says({ type: 'frame', version: 41 });
    last().breaks();
    vi.runOnlyPendingTimers();
    last().opens();
    expect(last().sent[0]).toMatchObject({ type: 'hello', token: 'token', tab: 'tab', version: 41 });
  });

  test('goes back with a server that has lost something', () => {
    last().opens();
    last().says({ type: 'frame', version: 41 });
    last().breaks();
    vi.runOnlyPendingTimers();
    last().opens();
    last().says({ type: 'frame', version: 30 });
    last().breaks();
    vi.runOnlyPendingTimers();
    last().opens();
    expect(last().sent[0]).toMatchObject({ type: 'hello', version: 30 });
  });

  test('does not knock for ever at a table that is lost', () => {
    last().opens();
    last().says({ type: 'refused', id: null, ...refusal('table-lost') });
    last().breaks();
    expect(states.at(-1)).toBe('closed');
  });

  test('sends an unanswered move again, with the same id, after a broken connection', () => {
    last().opens();
    const id = session.request({ type: 'move', seat: 0, code: 7, version: 1 });
    last().breaks();
    vi.runOnlyPendingTimers();
    last().opens();
    expect(moves(last())).toMatchObject([{ id, code: 7 }]);
  });

  test('does not send again what was acknowledged or refused', () => {
    last().opens();
    const played = session.request({ type: 'move', seat: 0, code: 7, version: 1 });
    const refused = session.request({ type: 'move', seat: 0, code: 8, version: 1 });
    last().says({ type: 'ack', id: played, version: 2 });
    last().says({ type: 'refused', id: refused, ...refusal('stale') });
    last().breaks();
    vi.runOnlyPendingTimers();
    last().opens();
    expect(moves(last())).toEqual([]);
  });

  test('forgets questions that make no sense later', () => {
    last().opens();
    session.request({ type: 'hint', seat: 0, version: 1 });
    last().breaks();
    vi.runOnlyPendingTimers();
    last().opens();
    expect(last().sent.map(({ type }) => type)).toEqual(['hello']);
  });

  test('refuses a question that a lost connection does not answer, in words', async () => {
    last().opens();
    const answer = session.ask({ type: 'hint', seat: 0, version: 1 });
    last().breaks();
    expect(await answer).toMatchObject({ type: 'refused', refusal: { said: { key: 'link.not-now' } } });
  });

  test('refuses at once what is asked while there is no connection', async () => {
    last().opens();
    last().breaks();
    expect(await session.ask({ type: 'hint', seat: 0, version: 1 })).toMatchObject({ type: 'refused' });
  });

  test('refuses what was asked over a connection that it opens anew', async () => {
    last().opens();
    const answer = session.ask({ type: 'log', seat: 0 });
    session.describe();
    expect(await answer).toMatchObject({ type: 'refused' });
  });

  test('waits for the answer to a question that is sent again', async () => {
    last().opens();
    const told: string[] = [];
    void session.ask({ type: 'offer', seat: 0 }).then(({ type }) => told.push(type));
    void session.ask({ type: 'keep' }).then(({ type }) => told.push(type));
    last().breaks();
    await vi.runOnlyPendingTimersAsync();
    expect(told).toEqual(['refused']);
    last().opens();
    const kept = last().sent.find((message) => message.type === 'keep');
    last().says({ type: 'ack', id: notNull(kept).id, version: 1 });
    await vi.runOnlyPendingTimersAsync();
    expect(told).toEqual(['refused', 'ack']);
  });

  test('a session that ends leaves no question open', async () => {
    last().opens();
    const answer = session.ask({ type: 'keep' });
    session.close();
    expect(await answer).toMatchObject({ type: 'refused' });
  });

  test('sends the wish to keep a table again, but not the one to delete it', () => {
    last().opens();
    session.request({ type: 'forget' });
    session.request({ type: 'keep' });
    last().breaks();
    vi.runOnlyPendingTimers();
    last().opens();
    expect(last().sent.map(({ type }) => type)).toEqual(['hello', 'keep']);
  });

  test('comes back by itself, and stays away when it was shut out', () => {
    last().opens();
    last().breaks();
    expect(states.at(-1)).toBe('lost');
    vi.runOnlyPendingTimers();
    expect(FakeSocket.all).toHaveLength(2);
    last().opens();
    last().says({ type: 'bye', come_back: false, text: '', ...refusal('taken-over') });
    last().breaks();
    vi.runOnlyPendingTimers();
    expect(states.at(-1)).toBe('closed');
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('a second tab waits until it is told to take over', () => {
    last().opens();
    last().says({ type: 'refused', id: null, ...refusal('second-tab') });
    last().breaks();
    vi.runOnlyPendingTimers();
    expect(FakeSocket.all).toHaveLength(1);
    session.takeOver();
    last().opens();
    expect(last().sent[0]).toMatchObject({ type: 'hello', take_over: true });
  });
});

describe('a connection that falls silent', () => {
  /** A connection that died without a word: nothing comes, and the browser does not report its end. */
  class DeadSocket extends FakeSocket {
    override close() {
      this.readyState = 2;
    }
  }
  const pings = () => last().sent.filter(({ type }) => type === 'ping').length;
  const answers = () => last().says({ type: 'pong', id: '' });
  const beat: ToDevice = { type: 'beat', beat: 0, pulse: null };

  beforeEach(() => {
    vi.stubGlobal('WebSocket', DeadSocket);
    FakeSocket.all = [];
    session.connect();
    last().opens();
    states.length = 0;
  });

  test('is noticed within seconds, and another one is opened', () => {
    vi.advanceTimersByTime(7000);
    expect(states).toEqual(['lost']);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  test('is not taken for silent while it answers', () => {
    for (let n = 0; n < 20; n++) {
      vi.advanceTimersByTime(3000);
      expect(pings()).toBe(n + 1);
      answers();
    }
    expect(states).toEqual([]);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test('is noticed sooner after a move, which is sent again on the next one', () => {
    const id = session.request({ type: 'move', seat: 0, code: 7, version: 1 });
    vi.advanceTimersByTime(4000);
    expect(states).toEqual(['lost']);
    vi.advanceTimersByTime(1000);
    last().opens();
    expect(moves(last())).toMatchObject([{ id, code: 7 }]);
  });

  test('is noticed sooner still between beats', () => {
    last().says(beat);
    vi.advanceTimersByTime(2500);
    expect(states).toEqual(['lost']);
  });

  test('says nothing more once it was left', () => {
    const [dead] = FakeSocket.all;
    vi.advanceTimersByTime(7000);
    last().opens();
    dead?.says({ type: 'bye', come_back: false, text: '', ...refusal('taken-over') });
    dead?.breaks();
    expect(states.at(-1)).toBe('open');
  });

  test('is given up while it opens, too', () => {
    vi.advanceTimersByTime(7000);
    const tried = FakeSocket.all.length;
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.all.length).toBeGreaterThan(tried);
    expect(states).not.toContain('open');
  });

  test('a wish of the page before a reload is sent with its own id', () => {
    session.resume({ type: 'move', id: 'of-before', seat: 0, code: 7, version: 1 });
    last().breaks();
    vi.runOnlyPendingTimers();
    last().opens();
    expect(moves(last())).toMatchObject([{ id: 'of-before', code: 7 }]);
  });
});

describe('what the device says about its network', () => {
  let page: EventTarget & { hidden: boolean };
  let device: EventTarget;
  const tell = (target: EventTarget, name: string) => target.dispatchEvent(new Event(name));

  beforeEach(() => {
    page = Object.assign(new EventTarget(), { hidden: false });
    device = new EventTarget();
    vi.stubGlobal('document', page);
    vi.stubGlobal('addEventListener', device.addEventListener.bind(device));
    FakeSocket.all = [];
    session.start();
    last().opens();
    states.length = 0;
  });
  const hide = (hidden: boolean) => {
    page.hidden = hidden;
    tell(page, 'visibilitychange');
  };

  test('offline is believed within a second', () => {
    tell(device, 'offline');
    vi.advanceTimersByTime(1000);
    expect(states).toEqual(['lost']);
  });

  test('offline is not believed while the server answers: it may be on this very device', () => {
    tell(device, 'offline');
    last().says({ type: 'pong', id: '' });
    vi.advanceTimersByTime(1000);
    expect(states).toEqual([]);
  });

  test('online again, a connection that still hangs is not waited for', () => {
    tell(device, 'offline');
    vi.advanceTimersByTime(2000);
    const tried = FakeSocket.all.length;
    tell(device, 'online');
    expect(FakeSocket.all).toHaveLength(tried + 1);
    last().opens();
    expect(states.at(-1)).toBe('open');
  });

  test('a hidden page asks nothing; seen again, it asks at once', () => {
    hide(true);
    vi.advanceTimersByTime(3_600_000);
    expect(last().sent.filter(({ type }) => type === 'ping')).toEqual([]);
    expect(states).toEqual([]);
    hide(false);
    expect(last().sent.at(-1)).toMatchObject({ type: 'ping' });
    vi.advanceTimersByTime(2000);
    expect(states).toEqual(['lost']);
  });
});

test('a worker of the page is never taken for silent', () => {
  const quiet = { send: vi.fn(), close: vi.fn() };
  const told: SessionState[] = [];
  const here = new Session(() => quiet, 'token', 'tab', { message: vi.fn(), state: (one) => told.push(one) }, false);
  here.connect();
  vi.advanceTimersByTime(3_600_000);
  expect([told, quiet.close.mock.calls, quiet.send.mock.calls]).toEqual([[], [], []]);
});
