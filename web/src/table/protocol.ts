// The messages between a device and the server, as docs/protocol.md tells them. Nothing here knows a game:
// a view, a move and a preview are data that only the game's own board reads.

export type Value = boolean | number | string;
export type Facts = Record<string, number | string | boolean | number[] | null>;

/** Why something is not done. `text` is one sentence for people; `rule` is there when a rule of the game decides. */
export interface Refusal {
  code: string;
  text: string;
  rule: string;
  facts: Record<string, number | string>;
}

// ---- The shelf -------------------------------------------------------------------------------------------

export interface Choice {
  value: Value;
  title: string;
  help: string;
}

export interface Option {
  name: string;
  title: string;
  help: string;
  default: Value;
  /** Empty for a yes-or-no option. */
  choices: Choice[];
  rules: string[];
  /** The value is the text of a file the table brings along, '' for none. */
  file: boolean;
}

/** These settings do not go together; `text` says why. */
export interface Conflict {
  when: Record<string, Value>;
  text: string;
  rule: string;
}

export interface Level {
  name: string;
  title: string;
  meaning: string;
}

/** GET /api/games gives a list of these, in the order of the shelf. */
export interface Box {
  name: string;
  title: string;
  tagline: string;
  players: number[];
  ages: string;
  minutes: number;
  credits: { designer: string; publisher: string; year: number };
  rules_version: number;
  options: Option[];
  conflicts: Conflict[];
  cooperative: boolean;
  /** Do seats know different things? Then a shared device needs the curtain. */
  secrets: boolean;
  /** Beats a second of a game in real time, 0 for games in turns. */
  tick_hz: number;
  levels: Level[];
}

export interface MoveData {
  move: string;
  [field: string]: Value | null;
}

/** GET /api/games/{game}/moves: the whole move table; a move's code is its place in the list. */
export interface MoveEntry {
  code: number;
  move: MoveData;
  text: string;
}

// ---- Making and joining a table --------------------------------------------------------------------------

export interface SeatWish {
  name: string;
  holder: 'here' | 'open' | 'bot';
  /** Of a bot; '' for people. */
  level?: string;
}

/** POST /api/tables */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, Value>;
  hints?: boolean;
  /** Only for a game that everybody knows was chosen; the table shows it. */
  seed?: number;
}

/** POST /api/tables/{table}/join */
export interface Join {
  /** From the link: `#join=` or `#seat=`. */
  key: string;
  /** The token this device already has for this table, if any: it then keeps its seats. */
  token?: string;
}

/** The answer to both, and to POST /api/records. */
export interface Joined {
  table: string;
  token: string;
  join_key: string;
  /** Seats this device holds. */
  seats: number[];
}

// ---- The table -------------------------------------------------------------------------------------------

export interface Seat {
  seat: number;
  name: string;
  kind: 'person' | 'bot' | 'open';
  /** Of a bot; '' for people. */
  level: string;
  /** Does this very device hold it? */
  here: boolean;
  /** Number of the device that holds it: seats with the same number share a device. null for bots and open seats. */
  device: number | null;
  connected: boolean;
  /** A bot stands in for this person, who may come back. */
  stands_in_for: string | null;
  /** May this device take the seat back from its bot? */
  may_take_back: boolean;
  /** May this device hand the seat to a bot now (its own, an open one, or one whose device has been away a while)? */
  may_hand_to_bot: boolean;
}

export interface UndoAsked {
  seat: number;
  /** The game would go back to the position after this many moves. */
  to: number;
  agreed: number[];
  /** Seats of people who have not answered. */
  waiting: number[];
}

export interface Undo {
  /** What undo would do now for this device, or null if it has nothing to take back. */
  to: number | null;
  /** No question asked. Otherwise every other person at the table is asked. */
  free: boolean;
  asked: UndoAsked | null;
}

export interface Seed {
  /** SHA-256 of `homeward seed <seed> <salt>`, shown from the start. */
  hash: string;
  /** Chosen by the maker of the table instead of drawn by the server. */
  chosen: boolean;
  /** Both null until the game is over. */
  seed: number | null;
  salt: string | null;
}

export interface TableState {
  id: string;
  game: string;
  /** Of an option that is a file: 'own' if there is one, else ''. */
  options: Record<string, Value>;
  /** `gathering` until no seat is open; then the cards are dealt. */
  phase: 'gathering' | 'playing' | 'over';
  /** Which game at this table this is, from 0; a rematch adds one. */
  round: number;
  seats: Seat[];
  seed: Seed;
  undo: Undo;
  hints: boolean;
  /** For the link of this table: /table/{id}#join={join_key}. */
  join_key: string;
  /** Number of moves played so far in this game. */
  moves: number;
}

export interface LegalMove<M = MoveData, P = unknown> {
  code: number;
  move: M;
  label: string;
  preview: P | null;
}

/** `text` and `facts` may be shown for ever; `fleeting` only now, as it happens, and never again. */
export interface GameEvent {
  kind: string;
  seat: number | null;
  text: string;
  facts: Facts;
  fleeting: Facts;
}

export interface Prompt {
  text: string;
  detail: string;
}

/** What one seat of this device knows and may do. */
export interface SeatFrame<V = unknown> {
  seat: number;
  view: V;
  /** Empty while it is somebody else's turn. */
  moves: LegalMove[];
  prompt: Prompt;
  /** What happened since the last frame of this socket, as this seat hears it. */
  events: GameEvent[];
}

export interface ScoreSheet {
  lines: { name: string; rules: string[]; points: number[]; reasons: string[] }[];
  totals: number[];
  winners: number[];
  verdict: string;
}

/** The table plays `code` by itself when the time is up (the fearless preview of Monster Chase). */
export interface Timer {
  seconds_left: number;
  code: number;
}

export interface Frame<V = unknown> {
  type: 'frame';
  version: number;
  table: TableState;
  actor: number | null;
  over: boolean;
  /** One per seat this device holds; empty while the table gathers. */
  mine: SeatFrame<V>[];
  /** For a device without a seat; else null. */
  onlooker: { view: V; events: GameEvent[] } | null;
  /** What happened at the table itself since the last frame: undo, leaving, coming, rematch. */
  notices: GameEvent[];
  timer: Timer | null;
  score_sheet: ScoreSheet | null;
}

// ---- From the device to the server -----------------------------------------------------------------------

/** A fresh random text per request, at most 40 characters. Sent twice, done once. */
export type RequestId = string;

export type ToServer =
  | { type: 'hello'; token: string; tab: string; version: number; take_over?: boolean }
  | { type: 'move'; id: RequestId; seat: number; code: number; version: number }
  | { type: 'undo'; id: RequestId; to: number; version: number }
  | { type: 'consent'; id: RequestId; yes: boolean }
  | { type: 'claim'; id: RequestId; seat: number; name: string }
  | { type: 'rename'; id: RequestId; seat: number; name: string }
  | { type: 'release'; id: RequestId; seat: number }
  | { type: 'bot'; id: RequestId; seat: number; level: string }
  | { type: 'take_back'; id: RequestId; seat: number }
  | { type: 'offer'; id: RequestId; seat: number }
  | { type: 'rematch'; id: RequestId }
  | { type: 'phrase'; id: RequestId; seat: number; phrase: PhraseName }
  | { type: 'hint'; id: RequestId; seat: number; version: number; step?: 1 | 2 | 3 }
  | { type: 'log'; id: RequestId; seat: number | null }
  | { type: 'describe'; id: RequestId; seat: number | null }
  | { type: 'ping'; id: RequestId }
  | { type: 'hold'; seat: number; part: number; code: number; beat: number }
  | { type: 'pace'; id: RequestId; paused: boolean; speed: number; step: number };

// ---- From the server to the device -----------------------------------------------------------------------

/** Preset, so that nobody writes anything unkind to a child. The words live in the client. */
export const PHRASES = [
  'hello',
  'well-played',
  'thank-you',
  'oops',
  'hurry',
  'think',
  'good-luck',
  'again',
  'bye',
] as const;
export type PhraseName = (typeof PHRASES)[number];

export interface LogLine {
  /** Number of the move, from 1; null for what happened at the table itself. */
  move: number | null;
  /** The move has been taken back since. */
  undone: boolean;
  events: GameEvent[];
}

export type FromServer =
  | { type: 'welcome'; device: number; version: number; phrases: string[]; limits: Limits }
  | Frame
  | { type: 'ack'; id: RequestId; version: number }
  | ({ type: 'refused'; id: RequestId | null } & Refusal)
  | { type: 'presence'; connected: boolean[]; may_hand_to_bot: boolean[] }
  | { type: 'phrase'; seat: number; phrase: PhraseName }
  | { type: 'offered'; id: RequestId; seat: number; key: string; minutes: number }
  | { type: 'hint'; id: RequestId; seat: number; code: number; label: string; text: string }
  | { type: 'pointer'; id: RequestId; seat: number; step: 1 | 2; text: string }
  | { type: 'log'; id: RequestId; seat: number | null; lines: LogLine[] }
  | { type: 'described'; id: RequestId; seat: number | null; lines: string[] }
  | { type: 'pong'; id: RequestId }
  | Beat
  | PaceNews
  | ({ type: 'bye'; come_back: boolean } & Refusal);

/** A game in real time: all that moves, whole, twenty times a second. */
export interface Beat<P = unknown> {
  type: 'beat';
  beat: number;
  pulse: P;
}

/** Whether and how fast the beats come, and for whom everybody waits. */
export interface PaceNews {
  type: 'pace';
  running: boolean;
  paused: boolean;
  reason: '' | 'asked' | 'step' | 'away' | 'restart';
  speed: number;
  starts_in: number;
  away: number[];
}

export interface Limits {
  message_bytes: number;
  messages_per_second: number;
  name_length: number;
}

// ---- Finished games --------------------------------------------------------------------------------------

/** GET /api/tables/{table}/games/{round}/replay?start=&count= */
export interface Replay<V = unknown> {
  game: string;
  options: Record<string, Value>;
  names: string[];
  seed: Seed;
  /** Positions run from 0 (dealt) to `moves` (the end). */
  moves: number;
  score_sheet: ScoreSheet;
  start: number;
  positions: ReplayPosition<V>[];
}

export interface ReplayPosition<V = unknown> {
  position: number;
  actor: number | null;
  /** The move that led here, null for the deal. */
  move: MoveData | null;
  by: number | null;
  /** What each seat saw. */
  views: V[];
  onlooker: V;
  /** With their fleeting parts: a finished game keeps no secrets. */
  events: GameEvent[];
}

/** GET /api/tables/{table}/games/{round}/moments: what decided a finished game. */
export interface Analysis {
  /** Every seat's chance (0 to 1) before each move and at the end. */
  chances: number[][];
  /** The greatest changes, in the order of the game. */
  moments: Moment[];
}

export interface Moment {
  /** Number of the move, from 1: the position after it is `move` in the replay. */
  move: number;
  seat: number;
  label: string;
  before: number[];
  after: number[];
  /** What the strongest bot would have done instead, if that was clearly better; else ''. */
  better: string;
  text: string;
}
