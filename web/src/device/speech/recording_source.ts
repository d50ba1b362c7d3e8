// What is read aloud, and where recordings of it come from.

/** A sentence, or another piece that is spoken in one go. */
export interface Piece {
  text: string;
  /** The key of its text, if it has no arguments: it then always reads the same in one language. */
  key?: string | undefined;
}

/** Pieces in their order. */
export type Reading = readonly Piece[];

/** A part of a piece: a name cannot be recorded, the words around it can. */
export interface SpokenPart {
  text: string;
  /** What loads its recording, if there is one. */
  recording?: (() => Promise<Blob | null>) | undefined;
}

/** Recordings of people's voices, which replace the browser's voice. */
export interface RecordingSource {
  /** Are there any in this language? Reactive: reading aloud is possible with recordings or with a voice. */
  has(language: string): boolean;
  /** A piece in parts: joined they are the piece. The browser's voice speaks those without a recording. */
  partsOf(piece: Piece): readonly SpokenPart[];
}
