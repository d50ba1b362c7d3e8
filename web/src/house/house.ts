// What the page is connected to: a Homeward server, or a house of its own in this browser. The code above does not know which.

/** What comes over a wire. */
export interface Ears {
  opened(): void;
  heard(text: string): void;
  /** Nothing is heard or sent any more. */
  closed(): void;
}

/** One line to a table. What is sent while it is not open is lost. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export type OpenWire = (ears: Ears) => Wire;

export interface House {
  /** May other devices come to its tables, by a link or a code? */
  readonly guests: boolean;
  /** What is asked outside of tables (docs/protocol.md), by its address after `/api`. */
  request(path: string, init?: RequestInit): Promise<Response>;
  wireTo(table: string): OpenWire;
}
