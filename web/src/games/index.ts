// The client's part of every game. The server says which games are on the shelf; one without an entry here has the plain board.
import type { Component } from 'svelte';
import type { GameName } from '../border/games';
import type { PlainKey } from '../words';
import type { Family } from '../gallery/family';
import type { GameBoard, Rules } from './board';
import type { Explains } from './explains';
import { plainColour } from './plain/looks';

export interface GameEntry<G extends GameName = GameName> {
  /** The picture on the box: three creatures, 340 x 136. */
  cover?: () => Promise<{ default: Component }>;
  board: () => Promise<{ default: GameBoard<G> }>;
  /** One of its figures, if they are no colours. */
  figure?: () => Promise<{ default: Component<{ name: string; size: number }> }>;
  rules?: () => Promise<{ default: Rules }>;
  /** The worked examples of the rules page, as text (Example in board.ts). */
  examples?: () => Promise<{ default: string }>;
  /** The answers of "What is this?". */
  explains?: () => Promise<{ default: Explains<G> }>;
  /** Its pictures in the gallery. */
  gallery?: () => Promise<{ default: Family[] }>;
  /** What its board says in the prompt bar by itself, for people who record a voice: beginnings of keys without the game. */
  says?: OwnWords;
  /** Options with a page on which people make a file for it. The file is stored as `own.<game>.<option>`. */
  makers?: Readonly<Record<string, Maker>>;
}

export interface OwnWords {
  /** Proposals, what they would do, and what is shown for a while. */
  prompts?: readonly string[];
  /** What stands in the places of its sentences, where the place has no name of its own. */
  words?: readonly string[];
  rare?: readonly string[];
}

export interface Maker {
  /** On the button that opens the page. */
  invitation: PlainKey;
  /** Of the page. */
  title: PlainKey;
  page: () => Promise<{ default: Component }>;
}

/** Where the page of a maker is. */
export const makerPath = (game: string, option: string): string => `/own/${game}/${option}`;

const games: { readonly [G in GameName]?: GameEntry<G> } = {
  'monster-chase': {
    cover: () => import('./monster_chase/Cover.svelte'),
    board: () => import('./monster_chase'),
    rules: () => import('./monster_chase/rules'),
    explains: () => import('./monster_chase/ask'),
    examples: () => import('../border/examples/monster_chase.json?raw'),
    gallery: () => import('./monster_chase/gallery'),
    says: { prompts: ['remember'], rare: ['reason.swap', 'reason.new', 'reason.feared', 'reason.waits'] },
  },
  'monster-baby-rescue': {
    cover: () => import('./monster_baby_rescue/Cover.svelte'),
    board: () => import('./monster_baby_rescue'),
    figure: () => import('./monster_baby_rescue/Figure.svelte'),
    rules: () => import('./monster_baby_rescue/rules'),
    explains: () => import('./monster_baby_rescue/ask'),
    examples: () => import('../border/examples/monster_baby_rescue.json?raw'),
    gallery: () => import('./monster_baby_rescue/gallery'),
    says: {
      prompts: ['proposal', 'proposal-free', 'preview', 'more-points', 'fewer-points', 'again', 'next'],
      words: ['count', 'need'],
    },
  },
  'pets-rescue': {
    cover: () => import('./pets_rescue/Cover.svelte'),
    board: () => import('./pets_rescue'),
    rules: () => import('./pets_rescue/rules'),
    explains: () => import('./pets_rescue/ask'),
    examples: () => import('../border/examples/pets_rescue.json?raw'),
    gallery: () => import('./pets_rescue/gallery'),
    says: {
      prompts: ['pick-line', 'pick-detail', 'question', 'moves-in', 'pass-ask', 'offer-ask', 'reveal'],
      words: ['a', 'count'],
      rare: ['face'],
    },
  },
  'wombat-rescue': {
    cover: () => import('./wombat_rescue/Cover.svelte'),
    board: () => import('./wombat_rescue'),
    rules: () => import('./wombat_rescue/rules'),
    explains: () => import('./wombat_rescue/ask'),
    examples: () => import('../border/examples/wombat_rescue.json?raw'),
    gallery: () => import('./wombat_rescue/gallery'),
    says: {
      prompts: [
        ...[
          'ask.walk',
          'go-home',
          'rescues',
          'finds',
          'eats',
          'pushes',
          'gets-lost',
          'caught',
          'baby-runs',
          'last-move',
        ],
        ...['chase-at', 'dingo-catches', 'ask.prowl', 'ask.cube', 'ask.den'],
        ...['ends-turn', 'play-card', 'card', 'scamper', 'scamper-detail'],
      ],
    },
    makers: {
      layout: {
        invitation: 'wombat-rescue.lay-your-own',
        title: 'wombat-rescue.editor.title',
        page: () => import('./wombat_rescue/Editor.svelte'),
      },
    },
  },
  'monster-falle': {
    cover: () => import('./monster_falle/Cover.svelte'),
    board: () => import('./monster_falle'),
    rules: () => import('./monster_falle/rules'),
    explains: () => import('./monster_falle/ask'),
    examples: () => import('../border/examples/monster_falle.json?raw'),
    gallery: () => import('./monster_falle/gallery'),
    says: { prompts: ['between.homing'], rare: ['label'] },
  },
};

/** In the order of the gallery. */
export const GAME_NAMES: readonly string[] = Object.keys(games);

const isGame = (name: string): name is GameName => Object.hasOwn(games, name);
const typedBy = <G extends GameName>(name: G): GameEntry<G> | undefined => games[name];

/** The entry of a game. Only here does a name become the types of its game. */
export const entryOf = (name: string): GameEntry | undefined => (isGame(name) ? typedBy(name) : undefined);

/** The board of any game: its own, or the plain one. */
export const boardOf = async (name: string): Promise<GameBoard> =>
  (await (entryOf(name)?.board ?? (() => import('./plain')))()).default;

/** The colour of a game's box: `--box-<game>` of its tokens.css, or one chosen by its name. */
export const boxColour = (name: string): string => `var(--box-${name}, ${plainColour(name)})`;
