// What a page and its table worker say to each other, and the table worker and the one that thinks.

export type ToTableWorker =
  | { kind: 'ask'; id: number; method: string; path: string; body: string }
  | { kind: 'abort'; id: number }
  | { kind: 'open'; line: number; table: string }
  | { kind: 'say'; line: number; text: string }
  | { kind: 'close'; line: number };

export type FromTableWorker =
  /** Some of an answer, before the rest of it is known. */
  | { kind: 'part'; id: number; text: string }
  | { kind: 'answer'; id: number; ok: boolean; text: string }
  | { kind: 'heard'; line: number; text: string }
  | { kind: 'closed'; line: number }
  /** Bytes of Python that have come, of all. */
  | { kind: 'arriving'; loaded: number; total: number }
  | { kind: 'ready' }
  | { kind: 'failed'; why: string };

/** `sign` is an address that can be read until the work shall stop. */
export interface ToBotWorker {
  job: number;
  work: string;
  sign: string;
}

export type FromBotWorker =
  | { kind: 'steps'; job: number; steps: number }
  | { kind: 'done'; job: number; result: string }
  | { kind: 'broken'; job: number; why: string };
