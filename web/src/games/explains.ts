// The seam between "what is this?" and a game: what each thing on its board is, does, and would do now.
import type { Component } from 'svelte';
import type { GameName, Games } from '../border/games';
import type { MoveSeen } from '../border/protocol';
import type { PlainKey } from '../words';

/** A thing that can be asked about, as its element says it: `data-ask="goal:G03"` is the goal with the id G03. */
export interface Topic {
  kind: string;
  id: string;
}

export function topicOf(ask: string): Topic {
  const colon = ask.indexOf(':');
  return colon < 0 ? { kind: ask, id: '' } : { kind: ask.slice(0, colon), id: ask.slice(colon + 1) };
}

/** Who asks, and what this seat sees and may do. */
export interface Asker<G extends GameName = GameName> {
  view: Games[G]['view'];
  /** Null for an onlooker and on the rules page. */
  seat: number | null;
  moves: readonly MoveSeen<G>[];
  names: readonly string[];
}

export interface Answer {
  name: string;
  /** The sentence of the rules page it comes from, by the last part of its key: `MBR-29`. */
  rule: string;
  /** What it is and does; without it, the sentence of the rules page says it. */
  means?: string;
  /** What it would do now for whoever asks. */
  now?: readonly string[];
}

export interface PictureProps<G extends GameName = GameName> extends Topic {
  view: Games[G]['view'];
}

/** What a game's `ask.ts` brings. Every `data-ask` of its board has its kind here. */
export interface Explains<G extends GameName = GameName> {
  /** By kind. Null: there is no such thing, or none any more. */
  about: Readonly<Record<string, (id: string, asker: Asker<G>) => Answer | null>>;
  /** The thing as it is drawn on the board. */
  Picture: Component<PictureProps<G>>;
  /** All symbols, goals and cards, in groups, for the rules page and for whoever would rather read a list. */
  key: readonly { title: PlainKey; topics: (view: Games[G]['view']) => readonly string[] }[];
}
