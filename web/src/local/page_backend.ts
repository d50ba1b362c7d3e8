// The backend of a page without a server: a worker has the tables. It starts with the page, so that it is there when somebody plays.
import { ADDRESSES } from '../border/constants';
import type { TransportListener, Backend, OpenTransport } from '../backend/backend';
import { pythonProgress } from './python_progress.svelte';
import type { FromTableWorker, ToTableWorker } from './worker_messages';
import { newVersion } from './new_version.svelte';
import { forgetStore } from './store';

interface PendingRequest {
  part(text: string): void;
  answer(ok: boolean, text: string): void;
}

/** From here on there is something to lose. */
const NEW_TABLES = new Set<string>([ADDRESSES.makeTable, ADDRESSES.importRecord]);

export class PageBackend implements Backend {
  readonly guests = false;
  readonly #asked = new Map<number, PendingRequest>();
  readonly #lines = new Map<number, TransportListener>();
  #worker: Worker | null = null;
  #next = 1;
  #wasAskedToKeep = false;

  /** Fetches Python beside everything else: the shelf does not wait for it. */
  start(): void {
    this.#tables();
  }

  async request(path: string, init: RequestInit = {}): Promise<Response> {
    // what stands on the boxes is written down, so that the shelf is there before Python is
    if (path === ADDRESSES.games) return fetch(`${import.meta.env.VITE_PYTHON}/games.json`);
    if (NEW_TABLES.has(path)) this.#askToKeep();
    const id = this.#next++;
    const answered = new Promise<Response>((resolve) => this.#asked.set(id, pendingRequest(resolve)));
    init.signal?.addEventListener('abort', () => this.#say({ kind: 'abort', id }));
    const body = typeof init.body === 'string' ? init.body : '';
    this.#say({ kind: 'ask', id, method: init.method ?? 'GET', path, body });
    return pythonProgress.awaited(answered);
  }

  transportTo(table: string): OpenTransport {
    return (listener) => {
      const line = this.#next++;
      this.#lines.set(line, listener);
      this.#say({ kind: 'open', line, table });
      queueMicrotask(() => this.#lines.get(line)?.opened());
      return {
        send: (text) => this.#say({ kind: 'say', line, text }),
        close: () => {
          this.#say({ kind: 'close', line });
          this.#hangUp(line);
        },
      };
    };
  }

  /** A browser that runs short of room shall not begin with somebody's table. Some browsers ask their people about it. */
  #askToKeep(): void {
    if (this.#wasAskedToKeep || !('storage' in navigator)) return;
    this.#wasAskedToKeep = true;
    navigator.storage.persist().catch((why: unknown) => console.warn('the browser may give up the tables', why));
  }

  /** All of them, for good. */
  async forgetTables(): Promise<void> {
    if (this.#worker) this.#die(this.#worker);
    await forgetStore();
  }

  #tables(): Worker {
    if (this.#worker) return this.#worker;
    const isFirstVisit = !navigator.serviceWorker?.controller;
    const name = isFirstVisit ? 'first visit' : 'tables';
    const worker = new Worker(new URL('./table_worker.ts', import.meta.url), { type: 'module', name });
    worker.onmessage = ({ data }: MessageEvent<FromTableWorker>) => this.#hear(data);
    worker.onerror = () => this.#die(worker);
    this.#worker = worker;
    pythonProgress.begin();
    return worker;
  }

  #say(said: ToTableWorker): void {
    this.#tables().postMessage(said);
  }

  #hear(said: FromTableWorker): void {
    switch (said.kind) {
      case 'part':
        return this.#asked.get(said.id)?.part(said.text);
      case 'answer': {
        const asked = this.#asked.get(said.id);
        this.#asked.delete(said.id);
        return asked?.answer(said.ok, said.text);
      }
      case 'heard':
        return this.#lines.get(said.line)?.received(said.text);
      case 'closed':
        return this.#hangUp(said.line);
      case 'arriving':
        return pythonProgress.have(said.loaded, said.total);
      case 'ready':
        newVersion.begin(); // only now: what has come once need not come again to be kept
        return pythonProgress.end();
      case 'failed':
        console.error(said.why);
        return this.#worker ? this.#die(this.#worker) : undefined;
    }
  }

  #hangUp(line: number): void {
    const listener = this.#lines.get(line);
    this.#lines.delete(line);
    listener?.closed();
  }

  /** As a server that went down: lines come back by themselves, and the storage has everything. */
  #die(worker: Worker): void {
    if (this.#worker !== worker) return;
    worker.terminate();
    this.#worker = null;
    pythonProgress.end();
    const refusal = { code: 'unreachable', rule: '', said: { key: 'local.broken', args: {} } };
    for (const asked of this.#asked.values()) asked.answer(false, JSON.stringify(refusal));
    this.#asked.clear();
    for (const line of [...this.#lines.keys()]) this.#hangUp(line);
  }
}

/** A response that can be read while it comes, as from a server. */
function pendingRequest(resolve: (response: Response) => void): PendingRequest {
  let writing: ReadableStreamDefaultController<Uint8Array> | undefined;
  const encoder = new TextEncoder();
  return {
    part(text) {
      if (!writing) resolve(new Response(new ReadableStream({ start: (controller) => void (writing = controller) })));
      writing?.enqueue(encoder.encode(text));
    },
    answer(ok, text) {
      if (!writing) return resolve(new Response(text, { status: ok ? 200 : 400 }));
      writing.enqueue(encoder.encode(text));
      writing.close();
    },
  };
}
