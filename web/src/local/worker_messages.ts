// The messages between the page and the table worker, and between the table worker and the bot worker.

export type ToTableWorker =
  | { kind: 'request'; id: number; method: string; path: string; body: string }
  | { kind: 'abort'; id: number }
  | { kind: 'open'; transport: number; table: string }
  | { kind: 'send'; transport: number; text: string }
  | { kind: 'close'; transport: number };

export type FromTableWorker =
  /** A part of a response, before the rest is known. */
  | { kind: 'part'; id: number; text: string }
  | { kind: 'answer'; id: number; ok: boolean; text: string }
  | { kind: 'received'; transport: number; text: string }
  | { kind: 'closed'; transport: number }
  /** Bytes of the Python files that have been loaded, of all. */
  | { kind: 'progress'; loaded: number; total: number }
  | { kind: 'ready' }
  | { kind: 'failed'; why: string };

export interface ToBotWorker {
  job: number;
  work: string;
  /** A blob URL that is revoked to stop the work. */
  stopUrl: string;
}

export type FromBotWorker =
  | { kind: 'steps'; job: number; steps: number }
  | { kind: 'done'; job: number; result: string }
  | { kind: 'broken'; job: number; why: string };
