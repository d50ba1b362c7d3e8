// What the page is connected to: a Homeward server, or Python in a worker of this page. The code above does not know which.

/** Is called with what a transport brings. */
export interface TransportListener {
  opened(): void;
  received(text: string): void;
  /** Nothing is received or sent any more. */
  closed(): void;
}

/** Carries text to one table and back. What is sent while it is not open is lost. */
export interface Transport {
  send(text: string): void;
  close(): void;
}

export type OpenTransport = (listener: TransportListener) => Transport;

export interface Backend {
  /** May other devices come to its tables, by a link or a code? */
  readonly guests: boolean;
  /** What is asked outside of tables (docs/protocol.md), by its address after `/api`. */
  request(path: string, init?: RequestInit): Promise<Response>;
  transportTo(table: string): OpenTransport;
}
