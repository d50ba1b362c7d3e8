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

  test('sends an unanswered move again, with the same id, after a broken line', () => {
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
    expect(states.at(-1)).toBe('waiting');
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

  test('a line without a word for long is cut and made anew', () => {
    last().opens();
    vi.advanceTimersByTime(70_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });
});
