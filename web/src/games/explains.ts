// The interface between "What is this?" and a game: what each thing on its board is, does, and would do now.
import type { Component } from 'svelte';
import type { GameName, Games } from '../border/games';
import type { MoveSeen } from '../border/protocol';
import type { PlainKey } from '../words';

/** A thing that can be asked about, from its element: `data-ask="goal:G03"` is the goal with the id G03. */
export interface Topic {
  kind: string;
  id: string;
}

export function topicOf(ask: string): Topic {
  const colon = ask.indexOf(':');
  return colon < 0 ? { kind: ask, id: '' } : { kind: ask.slice(0, colon), id: ask.slice(colon + 1) };
}

/** The asking seat, its view and its moves. */
export interface Asker<G extends GameName = GameName> {
  view: Games[G]['view'];
  /** Null for an onlooker and on the rules page. */
  seat: number | null;
  moves: readonly MoveSeen<G>[];
  names: readonly string[];
}

export interface Answer {
  name: string;
  /** Its sentence on the rules page, by the last part of its key: `MBR-29`. */
  rule: string;
  /** What it is and does; without it, the sentence of the rules page. */
  means?: string;
  /** What it would do now for the asking seat. */
  now?: readonly string[];
}

export interface PictureProps<G extends GameName = GameName> extends Topic {
  view: Games[G]['view'];
}

/** The default export of a game's `ask.ts`. Every kind of `data-ask` on its board must be in it. */
export interface Explains<G extends GameName = GameName> {
  /** By kind. Null if there is no such thing, or no longer. */
  about: Readonly<Record<string, (id: string, asker: Asker<G>) => Answer | null>>;
  /** Draws a thing as the board does. */
  Picture: Component<PictureProps<G>>;
  /** All symbols, goals and cards, in groups, for the rules page. */
  key: readonly { title: PlainKey; topics: (view: Games[G]['view']) => readonly string[] }[];
}
