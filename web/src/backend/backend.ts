// What the page is connected to: a Homeward server, or Python in a worker of this page. The code above does not know which.

/** Receives what a transport delivers. */
export interface TransportListener {
  opened(): void;
  received(text: string): void;
  /** The transport is closed for good. */
  closed(): void;
}

/** Carries text to one table and back. Text sent while it is not open is lost. */
export interface Transport {
  send(text: string): void;
  close(): void;
}

export type OpenTransport = (listener: TransportListener) => Transport;

export interface Backend {
  /** Is it behind a network, which can be lost? */
  readonly network: boolean;
  /** Can other devices join its tables, by a link or a code? */
  readonly guests: boolean;
  /** A request outside of tables (docs/protocol.md), by its address after `/api`. */
  request(path: string, init?: RequestInit): Promise<Response>;
  transportTo(table: string): OpenTransport;
  /** Keeps values of localStorage as safely as the backend keeps tables; resolves once they are kept. */
  saveCopy(values: Record<string, string>): Promise<void>;
}
