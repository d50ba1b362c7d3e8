// The interface between the table and a game's board. A board gets these props and sends move codes; it knows no rule.
import { getContext, setContext, type Component } from 'svelte';
import type { Live } from '../table/live.svelte';
import type { GameName, Games } from '../border/games';
import type { SoundName } from '../device/sound';
import type { PlainKey } from '../words';
import type { Text } from '../words/translate';
import type { BotOnBox, Event, MoveEntry, MoveSeen, SeatFrame, SeatSeen, TimerSeen } from '../border/protocol';

/** A text and a button that the prompt bar shows instead of the server's prompt. Use getters for what stays on show, so
 *  that it follows the language. */
export interface PromptText {
  text: string;
  detail?: string;
  /** The label of the main button. */
  button?: string;
}

/** What the main button does: plays a prepared choice (“Take it”, which can be cancelled) or, without a text, what the
 *  server's prompt asks for. */
export interface Proposal extends Partial<PromptText> {
  button: string;
  press: () => void;
  cancel?: () => void;
}

/** A board's access to timing and to the prompt bar. */
export interface Telling {
  /** Is a frame still being shown? */
  readonly busy: boolean;
  /** The next frame waits for this promise. Call it in the same tick in which the new `events` came. */
  settle(work: Promise<unknown>): void;
  /** Waits `ms`; the main button, a click on the board, a hidden page or a jump in a replay ends it at once.
   *  With a text it also waits with reduced motion; without one it is animation and is skipped. */
  hold(ms: number, say?: PromptText): Promise<void>;
  /** Waits `ms` for a picture: as `hold`, but also with reduced motion. */
  see(ms: number): Promise<void>;
  /** Shows and announces this line instead of the text of the moment: for boards that show events one after another, so that
   *  no text comes before its animation. The first line comes in the same tick as the `events`. */
  follow(line: string): void;
  /** Puts a prepared choice into the prompt bar; null removes it. */
  propose(proposal: Proposal | null): void;
  /** Says under the sentence of a lesson what to do with the piece that the board points at now; '' removes it. */
  explain?(detail: string): void;
  /** Announces a text to screen readers. */
  announce(text: string): void;
}

/** A view of any game. */
export type AnyView = Games[GameName]['view'];

export interface BoardProps<G extends GameName = GameName> {
  /** What this seat sees now. Pieces have ids in it, so that a board can move each to its new place. */
  view: Games[G]['view'];
  /** The seat that faces the board; null for an onlooker. */
  seat: number | null;
  /** Legal moves of this seat now. Empty out of turn and during an animation. */
  moves: MoveSeen<G>[];
  /** What led from the last view to this one; empty after a reload. A new array per frame. */
  events: Event[];
  seats: SeatSeen[];
  /** Sends a move. An illegal one, too: the prompt bar then shows the refusal. */
  play: (code: number, seat?: number) => void;
  /** The whole move table; a move's code is its index. */
  allMoves: readonly MoveEntry<G>[];
  telling: Telling;
  /** The move that a hint names, until a move is played. */
  hint: number | null;
  /** What a lesson points at (glow.ts), for boards that fold parts. Undefined without a lesson. */
  point?: string | undefined;
  /** A move that was just refused: shake its piece. A new object each time. */
  refused: { code: number } | null;
  /** A move that is on its way to the table, from the press on, and then the only one of `moves` (`mine` has the others): show it
   *  as chosen, until it is stored or refused. */
  sent?: number | null;
  /** The table plays `code` by itself, so many seconds after this object came. */
  timer: TimerSeen | null;
  /** Is a finished game shown? Then no seat is asked for a move. */
  replay?: boolean;
  /** The game is over, but the end is not told yet: no points are shown. */
  untold?: boolean;
  /** The beats of a game in real time; absent in a replay. */
  live?: Live<G>;
  /** The levels of this game, for boards that offer bots; empty in a replay. */
  levels: readonly BotOnBox[];
  /** Every seat of this device, for games in which several act at once. */
  mine: SeatFrame<G>[];
  /** The view in sentences, for a board that shows them (GameBoard.described). */
  described?: readonly Text[] | undefined;
  /** Sends a call of a seat of this device to the whole table; absent in a replay. */
  call?: (seat: number, name: Games[G]['call']) => void;
}

/** A line and a number beside a seat's name: “at Old Bridge”, 11. */
export interface SeatLine {
  note?: string;
  points?: string | number;
  /** What the number means during the game: points that are safe, or the score if the game ended now. */
  means?: 'so-far' | 'if-ended-now';
}

/** A call of seats that watch: its text and its sound. It does not change the game. */
export interface Call {
  key: PlainKey;
  sound: SoundName;
}

export interface RuleLine {
  ids: string[];
  text: PlainKey;
  /** The piece drawn beside it, as `data-ask` names it (explains.ts). */
  piece?: string;
  /** Also on the quick reference. */
  quick?: true;
}

export interface RuleSection {
  title: PlainKey;
  rules: RuleLine[];
  /** Worked examples, by their names in `examples.json`. */
  examples?: { name: string; title: PlainKey }[];
}

/** The rules page: the keys of its sentences, and the pieces beside them. */
export interface Rules {
  goal: PlainKey;
  sections: RuleSection[];
}

/** A part of a recorded game; the first step is the position before it. */
export interface Example<G extends GameName = GameName> {
  name: string;
  /** The names of the players. */
  names: string[];
  steps: { view: Games[G]['view']; events: Event[]; said: Text[] }[];
}

export interface FaceProps {
  seat: number;
  size: number;
  lively?: boolean;
  /** Shows a happy face whatever the state of the game: for winners. */
  happy?: boolean;
}

export interface SceneProps<G extends GameName = GameName> {
  /** The last position, as the facing seat sees it. */
  view: Games[G]['view'];
  winners: readonly number[];
}

/** A piece of the score sheet, by its name there. */
export interface PieceProps<G extends GameName = GameName> {
  view: Games[G]['view'];
  seat: number;
  what: string;
  n: number;
  size: number;
}

/** The end of a game: a picture, its caption, and how the counted pieces are drawn. */
export interface Ending<G extends GameName = GameName> {
  Scene: Component<SceneProps<G>>;
  /** The picture in words; null if there is nothing to show, as after a practice. */
  caption: (view: Games[G]['view'], winners: readonly number[]) => string | null;
  Piece: Component<PieceProps<G>>;
}

/** A run of a game in real time against the clock, computed on this device: for puzzles. */
export interface Race<G extends GameName = GameName> {
  /** The view before the first beat. */
  readonly view: Games[G]['view'];
  readonly live: Live<G>;
  readonly running: boolean;
  /** The run failed before the time was up. */
  readonly toppled: boolean;
  go(): void;
  /** Starts again from the same position. */
  again(): void;
  /** Shows the solution: runs of equal beats, `[times, code, code]`. */
  show(runs: number[][]): void;
  stop(): void;
}

const VIEW = Symbol('view');

/** Called by the table: gives the view on show to components outside the board. */
export const showView = (view: () => unknown): void => void setContext(VIEW, view);

/** For a `Face`: the view of the facing seat; null before the deal, behind the curtain and outside a table. */
export const currentView = <G extends GameName>(): (() => Games[G]['view'] | null) =>
  getContext<(() => Games[G]['view'] | null) | undefined>(VIEW) ?? (() => null);

const CREATURES = Symbol('creatures');

/** Called by the table: gives the creatures of the seats to every `Face`. */
export const showCreatures = (of: (seat: number) => string | undefined): void => void setContext(CREATURES, of);

/** For a `Face`: the creature of a seat; undefined outside a table. */
export const seenAs = (): ((seat: number) => string | undefined) =>
  getContext<((seat: number) => string | undefined) | undefined>(CREATURES) ?? (() => undefined);

/** What a game's folder brings: `export default { Board, … } satisfies GameBoard<'the-game'>` in `<game>/index.ts`. */
export interface GameBoard<G extends GameName = GameName> {
  Board: Component<BoardProps<G>>;
  /** The board shows the described view: frames and replays then include it. */
  described?: boolean;
  /** The least usable height of the board at this width, in pixels; a smaller page scrolls. */
  least?: (width: number) => number;
  seatLine?: (view: Games[G]['view'], seat: number) => SeatLine;
  /** The seats that play at the same time; without it the acting seat. */
  atWork?: (view: Games[G]['view']) => number[];
  /** For a game with secrets: do the seats of one device need a curtain now? Without it always; a board that returns false
   *  keeps every secret face down until its owner peeks. */
  needsCurtain?: (view: Games[G]['view']) => boolean;
  /** The figure of a seat, shown as its face; without it the person's creature. */
  Face?: Component<FaceProps>;
  /** Shows a prompt, by its key, in symbols: for people who cannot read. */
  Symbols?: Component<{ prompt: string }>;
  /** Kinds of events that the prompt leaves out because the pieces show them; the log and screen readers get them. */
  asides?: readonly string[];
  ending?: Ending<G>;
  /** For a game in real time: a run from this position; `over` gets the inputs, or an empty list if it failed. */
  race?: (view: Games[G]['view'], seconds: number, over: (runs: number[][]) => void) => Race<G>;
  /** The game's own calls. The board decides which of them fit. */
  calls?: Readonly<Record<Games[G]['call'], Call>>;
}

/** For boards without `least`. */
const LEAST = 340;
export const leastHeight = ({ least }: Pick<GameBoard, 'least'>, width: number): number => least?.(width) ?? LEAST;
