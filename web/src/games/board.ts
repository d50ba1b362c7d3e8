// The seam between the table and a game's board. A board gets these props and sends move codes; it knows no rule.
import { getContext, setContext, type Component } from 'svelte';
import type { Live } from '../table/live.svelte';
import type { GameName, Games } from '../border/games';
import type { SoundName } from '../device/sound';
import type { PlainKey } from '../words';
import type { Text } from '../words/translate';
import type { BotOnBox, Event, MoveEntry, MoveSeen, SeatFrame, SeatSeen, TimerSeen } from '../border/protocol';

/** Words and one button that the prompt bar shows instead of the server's prompt. What stays on show for a while has
 *  getters, so that it is read in another language as soon as somebody chooses one. */
export interface PromptText {
  text: string;
  detail?: string;
  /** The main button. */
  button?: string;
}

/** What the main button would do: a choice the person has prepared and not yet made (“Take it”, with a way back), or,
 *  without words of its own, what the server's prompt asks for. */
export interface Proposal extends Partial<PromptText> {
  button: string;
  press: () => void;
  cancel?: () => void;
}

/** How a board takes its time and speaks through the prompt bar. */
export interface Telling {
  /** Is something still being told? */
  readonly busy: boolean;
  /** The next frame waits for this work. Call it in the same turn in which the new `events` came. */
  settle(work: Promise<unknown>): void;
  /** Waits `ms`; the main button, a click on the board, a hidden page or a jump in a replay ends it at once.
   *  With words, the wait is there to be read and stays with reduced motion; without, it is motion and is skipped. */
  hold(ms: number, say?: PromptText): Promise<void>;
  /** Waits `ms` for a picture that is there to be seen: as `hold`, but also with reduced motion. */
  see(ms: number): Promise<void>;
  /** Says this instead of everything that the moment tells: for boards that show what happens one thing after another,
   *  so that nothing is said before it is seen. */
  follow(line: string): void;
  /** Puts a prepared choice into the prompt bar; null takes it back. */
  propose(proposal: Proposal | null): void;
  /** Speaks to whoever listens instead of looking. */
  announce(text: string): void;
}

/** A view of whatever game it is. */
export type AnyView = Games[GameName]['view'];

export interface BoardProps<G extends GameName = GameName> {
  /** What this seat sees now. Every piece has an identity in it; move the piece to where the view says. */
  view: Games[G]['view'];
  /** The seat that faces the board; null for an onlooker. */
  seat: number | null;
  /** Legal moves of this seat now. Empty out of turn and while the board still moves. */
  moves: MoveSeen<G>[];
  /** What led from the last view to this one; empty after a reload. A new array per frame. */
  events: Event[];
  seats: SeatSeen[];
  /** Sends a move, also one that is not legal: the refusal's sentence then comes into the prompt bar. */
  play: (code: number, seat?: number) => void;
  /** The whole move table; a move's code is its place. */
  allMoves: readonly MoveEntry<G>[];
  telling: Telling;
  /** The move a hint points at, until something is played. */
  hint: number | null;
  /** In a lesson, what it points at (glow.ts): a board that folds parts away shows it. Undefined where none is taught. */
  point?: string | undefined;
  /** A move that was just refused: shake its piece. A new object each time. */
  refused: { code: number } | null;
  /** The table will play `code` by itself, in so many seconds from when this object came. */
  timer: TimerSeen | null;
  /** Beats of a game in real time; absent in a replay. */
  live?: Live<G>;
  /** The bots of this game, for boards that offer one; none in a replay. */
  levels: readonly BotOnBox[];
  /** Every seat of this device, for games in which several act at once. */
  mine: SeatFrame<G>[];
  /** The view in sentences, for a board that is made of them (GameBoard.described). */
  described?: readonly Text[] | undefined;
  /** A seat of this device calls something out, and the whole table hears it; absent in a replay. */
  call?: (seat: number, name: Games[G]['call']) => void;
}

/** A line and a number beside a seat's name: “at Old Bridge”, 11. */
export interface SeatLine {
  note?: string;
  points?: string | number;
  /** What the number is while the game goes on: what nobody can lose any more, or what the end would bring now. */
  means?: 'so-far' | 'if-ended-now';
}

/** What those who watch may call out: how it reads and how it sounds. It changes nothing. */
export interface Call {
  key: PlainKey;
  sound: SoundName;
}

export interface RuleLine {
  ids: string[];
  text: PlainKey;
  /** The piece drawn beside it, as `data-ask` names it (explains.ts). */
  piece?: string;
  /** It stands on the quick reference too. */
  quick?: true;
}

export interface RuleSection {
  title: PlainKey;
  rules: RuleLine[];
  /** Worked examples to step through, by their names in `examples.json`. */
  examples?: { name: string; title: PlainKey }[];
}

/** The rules page in our own words: where each sentence stands in the catalogue, and what is drawn beside it. */
export interface Rules {
  goal: PlainKey;
  sections: RuleSection[];
}

/** A short stretch of a real game; the position before it comes first. */
export interface Example<G extends GameName = GameName> {
  name: string;
  /** Who plays in it. */
  names: string[];
  steps: { view: Games[G]['view']; events: Event[]; said: Text[] }[];
}

export interface FaceProps {
  seat: number;
  size: number;
  lively?: boolean;
  /** Beams, whatever it has been through: whoever has won does not cry. */
  happy?: boolean;
}

export interface SceneProps<G extends GameName = GameName> {
  /** The last position, as the facing seat sees it. */
  view: Games[G]['view'];
  winners: readonly number[];
}

/** A piece of the score sheet, by the name the sheet gives it. */
export interface PieceProps<G extends GameName = GameName> {
  view: Games[G]['view'];
  seat: number;
  what: string;
  n: number;
  size: number;
}

/** How a game ends, as a picture and a few words, and how the pieces look that are counted then. */
export interface Ending<G extends GameName = GameName> {
  Scene: Component<SceneProps<G>>;
  /** The picture in words; null where there is nothing to show, as after a practice. */
  caption: (view: Games[G]['view'], winners: readonly number[]) => string | null;
  Piece: Component<PieceProps<G>>;
}

/** A run of a game in real time on this device alone, against the clock: for puzzles. */
export interface Race<G extends GameName = GameName> {
  /** What the board is shown before the first beat. */
  readonly view: Games[G]['view'];
  readonly live: Live<G>;
  readonly running: boolean;
  /** It went wrong before the time was up. */
  readonly toppled: boolean;
  go(): void;
  /** The same position once more. */
  again(): void;
  /** Shows how it goes: beats in short, `[times, code, code]`. */
  show(runs: number[][]): void;
  stop(): void;
}

const VIEW = Symbol('view');

/** The table gives what is on show to whatever stands beside the board. */
export const showView = (view: () => unknown): void => void setContext(VIEW, view);

/** For a `Face`: what the facing seat sees now; null before the deal, behind the curtain and in other places. */
export const currentView = <G extends GameName>(): (() => Games[G]['view'] | null) =>
  getContext<(() => Games[G]['view'] | null) | undefined>(VIEW) ?? (() => null);

const CREATURES = Symbol('creatures');

/** The table tells every `Face` beside and on the board as what the seats are seen. */
export const showCreatures = (of: (seat: number) => string | undefined): void => void setContext(CREATURES, of);

/** For a `Face`: the creature of a seat; undefined where nobody says it. */
export const seenAs = (): ((seat: number) => string | undefined) =>
  getContext<((seat: number) => string | undefined) | undefined>(CREATURES) ?? (() => undefined);

/** What a game's folder brings: `export default { Board, … } satisfies GameBoard<'the-game'>` in `<game>/index.ts`. */
export interface GameBoard<G extends GameName = GameName> {
  Board: Component<BoardProps<G>>;
  /** It shows what the game describes instead of its view: frames and replays then say it, too. */
  described?: boolean;
  /** The least height at which the board can be used when it is so wide, in pixels; a page with less room scrolls. */
  least?: (width: number) => number;
  seatLine?: (view: Games[G]['view'], seat: number) => SeatLine;
  /** Seats that play at the same time; without it the one that is to act. */
  atWork?: (view: Games[G]['view']) => number[];
  /** Of a game with secrets: must the seats of one device take turns behind a curtain now? Without it always; a board
   *  that says no keeps every secret face down until its owner peeks. */
  needsCurtain?: (view: Games[G]['view']) => boolean;
  /** The figure a seat has on the board, worn as its face; without it the creature of its person. */
  Face?: Component<FaceProps>;
  /** Says a prompt, by its key, in symbols: for a game that children play who do not read. */
  Symbols?: Component<{ prompt: string }>;
  /** Kinds of events that the prompt leaves to the log and to those who listen: what the pieces show by themselves. */
  asides?: readonly string[];
  ending?: Ending<G>;
  /** Of a game in real time: a run from this position; `over` gets what was held, or nothing if it failed. */
  race?: (view: Games[G]['view'], seconds: number, over: (runs: number[][]) => void) => Race<G>;
  /** The game's own calls. When which of them fits, the board knows. */
  calls?: Readonly<Record<Games[G]['call'], Call>>;
}

/** What a board needs that says nothing of its own. */
const LEAST = 340;
export const leastHeight = ({ least }: Pick<GameBoard, 'least'>, width: number): number => least?.(width) ?? LEAST;
