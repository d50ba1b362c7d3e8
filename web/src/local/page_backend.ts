// The backend of a site without a server: a worker has the tables. It starts with the page, so that it is ready when a game begins.
import { ADDRESSES } from '../border/constants';
import type { TransportListener, Backend, OpenTransport } from '../backend/backend';
import { pythonProgress } from './python_progress.svelte';
import type { FromTableWorker, ToTableWorker } from './worker_messages';
import { newVersion } from './new_version.svelte';
import { deleteCopy, saveCopy, restoreCopy } from './safe_copy';
import { forgetStore } from './store';

interface PendingRequest {
  part(text: string): void;
  answer(ok: boolean, text: string): void;
}

/** Requests that store a table: after them the browser is asked to keep the storage. */
const NEW_TABLES = new Set<string>([ADDRESSES.makeTable, ADDRESSES.importRecord]);

export class PageBackend implements Backend {
  readonly network = false;
  readonly guests = false;
  readonly saveCopy = saveCopy;
  /** Before the page reads anything. */
  readonly restore = restoreCopy;
  readonly #requests = new Map<number, PendingRequest>();
  readonly #transports = new Map<number, TransportListener>();
  #worker: Worker | null = null;
  #next = 1;
  #wasAskedToKeep = false;

  /** Loads Python in the background. */
  start(): void {
    this.#tables();
  }

  async request(path: string, init: RequestInit = {}): Promise<Response> {
    // a file of the site, so that the shelf does not wait for Python
    if (path === ADDRESSES.games) return fetch(`${import.meta.env.VITE_PYTHON}/games.json`);
    if (NEW_TABLES.has(path)) this.#askToKeep();
    const id = this.#next++;
    const response = new Promise<Response>((resolve) => this.#requests.set(id, pendingRequest(resolve)));
    init.signal?.addEventListener('abort', () => this.#send({ kind: 'abort', id }));
    const body = typeof init.body === 'string' ? init.body : '';
    this.#send({ kind: 'request', id, method: init.method ?? 'GET', path, body });
    // the shelf shows what it knows meanwhile
    return path === ADDRESSES.lookAtTables ? response : pythonProgress.awaited(response);
  }

  transportTo(table: string): OpenTransport {
    return (listener) => {
      const transport = this.#next++;
      this.#transports.set(transport, listener);
      this.#send({ kind: 'open', transport, table });
      queueMicrotask(() => this.#transports.get(transport)?.opened());
      return {
        send: (text) => this.#send({ kind: 'send', transport, text }),
        close: () => {
          this.#send({ kind: 'close', transport });
          this.#close(transport);
        },
      };
    };
  }

  /** Asks the browser not to delete the storage when disk space is short. Some browsers ask their user about it. */
  #askToKeep(): void {
    if (this.#wasAskedToKeep || !('storage' in navigator)) return;
    this.#wasAskedToKeep = true;
    navigator.storage.persist().catch((why: unknown) => console.warn('the browser may delete the tables', why));
  }

  /** Deletes all tables. */
  async forgetTables(): Promise<void> {
    if (this.#worker) this.#die(this.#worker);
    await Promise.all([forgetStore(), deleteCopy()]);
  }

  #tables(): Worker {
    if (this.#worker) return this.#worker;
    const isFirstVisit = !navigator.serviceWorker?.controller;
    const name = isFirstVisit ? 'first visit' : 'tables';
    const worker = new Worker(new URL('./table_worker.ts', import.meta.url), { type: 'module', name });
    worker.onmessage = ({ data }: MessageEvent<FromTableWorker>) => this.#receive(data);
    worker.onerror = () => this.#die(worker);
    this.#worker = worker;
    pythonProgress.begin();
    return worker;
  }

  #send(message: ToTableWorker): void {
    this.#tables().postMessage(message);
  }

  #receive(message: FromTableWorker): void {
    switch (message.kind) {
      case 'part':
        return this.#requests.get(message.id)?.part(message.text);
      case 'answer': {
        const request = this.#requests.get(message.id);
        this.#requests.delete(message.id);
        return request?.answer(message.ok, message.text);
      }
      case 'received':
        return this.#transports.get(message.transport)?.received(message.text);
      case 'closed':
        return this.#close(message.transport);
      case 'progress':
        return pythonProgress.have(message.loaded, message.total);
      case 'ready':
        newVersion.begin(); // after Python: its files are in the cache by now
        return pythonProgress.end();
      case 'failed':
        console.error(message.why);
        return this.#worker ? this.#die(this.#worker) : undefined;
    }
  }

  #close(transport: number): void {
    const listener = this.#transports.get(transport);
    this.#transports.delete(transport);
    listener?.closed();
  }

  /** Like a server that went down: sessions reconnect by themselves, and the storage has every entry. */
  #die(worker: Worker): void {
    if (this.#worker !== worker) return;
    worker.terminate();
    this.#worker = null;
    pythonProgress.end();
    const refusal = { code: 'unreachable', rule: '', said: { key: 'local.broken', args: {} } };
    for (const request of this.#requests.values()) request.answer(false, JSON.stringify(refusal));
    this.#requests.clear();
    for (const transport of [...this.#transports.keys()]) this.#close(transport);
  }
}

/** A request whose response can be read while it arrives, as from a server. */
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
