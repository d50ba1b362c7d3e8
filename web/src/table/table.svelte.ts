// One table as this page knows it: the frame on show, who faces it, what is asked, what was said.
import { pace } from '../pace.svelte';
import { reading } from '../reading.svelte';
import { still } from '../motion';
import { recall, remember } from '../storage';
import type { Said } from '../words/telling';
import { language } from '../words/language.svelte';
import { entryOf } from '../games';
import type { GameBoard } from '../games/board';
import { play as sound } from '../sound';
import { house } from '../house';
import { box, moveTable, refusalIn, refusalOf, Refused } from './api';
import { afterwards } from './heard';
import { joinKeyOf, keepUp, putAway, rememberJoinKey } from './known';
import { FINAL, GONE, Link, randomId, type LinkState, type Wish } from './link';
import { Live } from './live.svelte';
import { MomentQueue, type Moment } from './moment_queue.svelte';
import { named } from './names';
import { nth } from '../sure';
import { saying } from './sayings';
import { heardBeforeTheEnd, momentOf, moverOf } from './story';
import type {
  Box,
  Frame,
  ToDevice,
  Event,
  HintStep,
  LogLine,
  MoveEntry,
  Phrase,
  PhraseAnswer,
  PresenceAnswer,
  Refusal,
  RefusedAnswer,
  SeatFrame,
  TableSeen,
} from '../border/protocol';

/** A hint comes in three steps: where to look, which piece, which move and why. */
export interface Hint {
  step: HintStep;
  said: Said;
  /** What of the board it points at (glow.ts). */
  glow: string;
  /** Of the third step. */
  move: { code: number; label: Said; numbers?: Said | null } | null;
}

/** Everything about the game itself that the page needs before it can show a frame. */
export interface Kit extends GameBoard {
  box: Box;
  allMoves: readonly MoveEntry[];
}

export async function kitOf(game: string): Promise<Kit> {
  const entry = entryOf(game);
  if (!entry) throw new Refused(refusalOf('no-such-game', 'shelf.no-such-game'));
  const [about, allMoves, board] = await Promise.all([box(game), moveTable(game), entry.board(), language.learn(game)]);
  return { box: about, allMoves, ...board.default };
}

type Answer = (message: ToDevice) => void;

const SAYING_STAYS = 4000;
/** So many moves of others can be seen again. */
const REMEMBERED = 60;

/** The same for every reload of this tab, another one for every other tab. */
function tabId(): string {
  try {
    const known = sessionStorage.getItem('homeward.tab');
    if (known) return known;
    const fresh = randomId();
    sessionStorage.setItem('homeward.tab', fresh);
    return fresh;
  } catch {
    return randomId();
  }
}

export class Table {
  kit = $state.raw<Kit | null>(null);
  /** The frame on show; a newer one may wait until the board has come to rest. */
  frame = $state.raw<Frame | null>(null);
  /** The last frame that came to rest: scores are those of the pieces that lie. */
  rested = $state.raw<Frame | null>(null);
  /** What other seats did since somebody here played, the position before it first. */
  meanwhile = $state.raw<readonly Frame[]>([]);
  /** Fresh per frame: what happened, as the facing seat hears it. */
  events = $state.raw<Event[]>([]);
  link = $state<LinkState>('connecting');
  /** Why this page cannot go on: a second tab, a wrong token, a table that is gone. */
  shutOut = $state.raw<Refusal | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  refusedMove = $state.raw<{ code: number } | null>(null);
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  /** What was said lately, one saying of each seat, the newest last. */
  said = $state.raw<PhraseAnswer[]>([]);
  log = $state.raw<LogLine[]>([]);
  /** How many lines there are before those. */
  logStart = $state(0);
  /** The seat that faces the board; null for an onlooker. */
  facing = $state<number | null>(null);
  /** The seat the device must be handed to before it may be shown. */
  curtain = $state<number | null>(null);
  /** Who said to be in front of a shared device; nobody right after a reload. */
  #present: number | null = null;
  phrases = $state.raw<Phrase[]>([]);
  /** The key of a link to this table, as soon as this device knows one that works. */
  invitation = $state<string | null>(null);
  /** When the newest frame came: what it says about time is that old. */
  frameCame = $state(0);

  readonly telling = new MomentQueue<Frame>({
    show: (frame) => this.#show(frame),
    rest: (frame) => this.#rest(frame),
    still,
    waits: () => reading.waits,
    taps: () => pace.taps,
    lasts: () => pace.lasts,
  });

  /** Beats of a game in real time. */
  readonly live = new Live(
    (message) => this.#link.say(message),
    (wish) => this.wish(wish),
  );

  #newest: Frame | null = null;
  /** The first frame after a hello tells what was missed: it is not shown happening. */
  #catchUp = new WeakSet<Frame>();
  /** Frames that are shown once more, because somebody wants to see again what the others did. */
  #again = new WeakSet<Frame>();
  #welcomed = false;
  #fetching = false;
  #link: Link;
  #answers = new Map<string, Answer>();
  #sent = new Map<string, number>();
  /** So many sayings a second, and when the last one went out. */
  #sayings = 1;
  #spoke = -Infinity;

  /** The frame of the seat that faces the board. */
  readonly mine = $derived(this.frame?.mine.find(({ seat }) => seat === this.facing) ?? null);
  /** Everybody at the table, each with a name. */
  readonly seats = $derived(named(this.frame?.table.seats ?? []));
  readonly names = $derived(this.seats.map(({ name }) => name));
  readonly view = $derived(this.#seen(this.frame));
  /** What the facing seat saw when the pieces lay last. */
  readonly restedView = $derived(this.#seen(this.rested));
  readonly moves = $derived(
    this.telling.busy || this.curtain !== null || this.link !== 'open' ? [] : (this.mine?.moves ?? []),
  );

  constructor(
    readonly id: string,
    readonly token: string,
  ) {
    this.#link = new Link(house.wireTo(id), token, tabId(), {
      message: (message) => this.#receive(message),
      state: (state) => (this.link = state),
    });
    const remembered = recall(`facing.${id}`);
    if (remembered) this.facing = Number(remembered);
  }

  start(): () => void {
    this.#link.connect();
    const hurry = () => document.hidden || this.#link.hurry();
    addEventListener('online', hurry);
    document.addEventListener('visibilitychange', hurry);
    return () => {
      removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
      this.#link.close();
    };
  }

  /** Whose side may be read out as a whole: nobody's where seats with secrets share the device. */
  get readOut(): number | null {
    return this.frame && this.#sharesSecrets(this.frame) ? null : this.facing;
  }

  // What people wish

  play(code: number, seat = this.facing): void {
    if (this.telling.skip() && !this.#realTime) return;
    if (this.link !== 'open' || !this.frame) {
      this.refusal = refusalOf('not-now', 'link.not-now');
      return;
    }
    if (seat === null) {
      this.refusal = refusalOf('onlooker', 'table.onlooker');
      return;
    }
    this.refusal = null;
    this.hint = null;
    const id = this.#link.request({ type: 'move', seat, code, version: this.frame.version });
    this.#sent.set(id, code);
  }

  undo(): void {
    const to = this.frame?.table.undo.to;
    if (to === null || to === undefined) this.refusal = refusalOf('nothing-to-undo', 'undo.nothing');
    else this.wish({ type: 'undo', to, version: this.#newest?.version ?? 0 });
  }

  askHint(): void {
    if (this.facing === null || !this.frame) return;
    this.thinking = true;
    this.refusal = null;
    const step = this.hint?.step === 1 ? 2 : this.hint?.step === 2 ? 3 : 1;
    void this.answer({ type: 'hint', seat: this.facing, version: this.frame.version, step }).then((message) => {
      this.thinking = false;
      if (message.type === 'pointer') {
        const { step, said, glow = '' } = message;
        this.hint = { step, said, glow, move: null };
      }
      if (message.type === 'hint') {
        const { said, glow = '' } = message;
        this.hint = { step: 3, said, glow, move: message };
      }
    });
  }

  /** A wish whose refusal, if any, is shown in the prompt bar. */
  wish(wish: Wish): void {
    this.#link.request(wish);
  }

  /** A phrase of the house or a call of the game. Faster than the table wants to hear, nothing is said. */
  say(seat: number, phrase: string): void {
    const now = performance.now();
    if (now - this.#spoke < 1000 / this.#sayings) return;
    this.#spoke = now;
    this.wish({ type: 'phrase', seat, phrase });
  }

  /** A wish and its answer. A refusal is an answer too, and is also shown. */
  answer(wish: Wish): Promise<ToDevice> {
    const id = this.#link.request(wish);
    return new Promise((resolve) => this.#answers.set(id, resolve));
  }

  /** The bot that thinks shall play the best it has found. */
  hurry(): void {
    if (this.facing !== null) this.wish({ type: 'hurry', seat: this.facing });
  }

  /** A link of the table, for a device that knows none. */
  async invite(): Promise<void> {
    const message = await this.answer({ type: 'invite' });
    if (message.type !== 'invited') return;
    rememberJoinKey(this.id, message.key);
    this.invitation = message.key;
  }

  /** The next person has the device in hand. */
  openCurtain(): void {
    this.#present = this.curtain;
    if (this.curtain !== null) this.#face(this.curtain);
    this.curtain = null;
  }

  /** Shows once more what other seats did since somebody here played. */
  tellAgain(): void {
    const newest = this.#newest;
    const [before, ...moves] = this.meanwhile;
    if (!newest || !before || !moves.length || this.telling.behind || this.curtain !== null) return;
    const again = [before, ...moves].map((frame) => ({ ...frame }));
    for (const frame of again) this.#again.add(frame);
    this.#catchUp.add(nth(again, 0)).add(newest);
    this.telling.jump(nth(again, 0));
    for (const frame of [...again.slice(1), newest]) this.telling.next(frame);
  }

  takeOver(): void {
    this.shutOut = null;
    this.#link.takeOver();
  }

  // What the server says

  #receive(message: ToDevice): void {
    if (message.type === 'welcome') {
      this.#welcomed = true;
      this.phrases = message.phrases;
      this.#sayings = message.limits.sayings_per_second;
    } else if (message.type === 'frame') this.#arrive(message);
    else if (message.type === 'refused') this.#refused(message);
    else if (message.type === 'presence') this.#presence(message);
    else if (message.type === 'phrase') this.#hear(message);
    else if (message.type === 'bye' && !message.come_back) this.#sendOff(message.refusal);
    this.live.receive(message);
    if ('id' in message && message.id) {
      this.#answers.get(message.id)?.(message);
      this.#answers.delete(message.id);
      if (message.type === 'ack') this.#sent.delete(message.id);
    }
  }

  #arrive(frame: Frame): void {
    if (this.#welcomed) this.#comeBack(frame);
    const before = this.#newest;
    this.#newest = frame;
    keepUp(this.token, frame.table, frame.actor);
    this.invitation = joinKeyOf(frame.table.id);
    this.frameCame = performance.now();
    if (!this.kit) return this.#fetch(frame.table.game);
    const isNews =
      before !== null && before.table.round === frame.table.round && frame.table.moves >= before.table.moves;
    if (isNews && !this.#catchUp.has(frame) && !this.#realTime) return this.telling.next(frame);
    // what was still to be seen is in the server's log, but will not be shown any more
    if (this.telling.behind && !this.#realTime) this.#askLog();
    this.telling.jump(frame);
  }

  /** Since this page was here last, its seats may have gone to others: what it may ask, the first frame says. */
  #comeBack(frame: Frame): void {
    this.#welcomed = false;
    this.#catchUp.add(frame);
    this.#faceOwn(frame);
    this.#askLog();
  }

  /** The first frame waits for the board of its game. */
  #fetch(game: string): void {
    if (this.#fetching) return;
    this.#fetching = true;
    kitOf(game)
      .then((kit) => {
        this.kit = kit;
        if (this.#newest) this.telling.jump(this.#newest);
      })
      .catch((why: unknown) => {
        this.shutOut = refusalIn(why);
      });
  }

  /** A game in real time shows the newest frame and waits for nothing. */
  get #realTime(): boolean {
    return (this.kit?.box.tick_hz ?? 0) > 0;
  }

  #show(frame: Frame): Moment | null {
    if (this.frame && frame.table.moves !== this.frame.table.moves) this.#moveOn();
    this.#faceOwn(frame);
    const told = [...this.#heard(frame), ...frame.notices];
    const moment = told.length ? this.#momentOf(frame, told) : null;
    this.events = this.#catchUp.has(frame) ? [] : this.#heard(frame);
    // what happens before everybody's eyes comes to rest before the curtain falls
    const seenByAll = this.frame !== null && !this.#mustHide(this.frame) && this.events.length > 0;
    if (this.#present === null && !seenByAll && this.#mustHide(frame))
      this.curtain = this.#hereToAct(frame) ?? this.facing;
    this.frame = frame;
    this.telling.announce(heardBeforeTheEnd(told, this.names));
    return this.events.length ? moment : null;
  }

  /** What is told of the frame while it is seen. */
  #momentOf(frame: Frame, events: Event[]): Moment {
    const seat = moverOf(events, frame, this.frame);
    const own = this.#realTime || frame.mine.some((one) => one.seat === seat);
    return momentOf(events, { seat, own, names: () => this.names, asides: this.kit?.asides });
  }

  #moveOn(): void {
    this.hint = null;
    this.refusal = null;
    this.telling.propose(null);
    if (reading.waits) this.said = [];
  }

  /** Once everything has been seen, the table turns to whoever acts next. */
  #rest(frame: Frame): void {
    this.#keepInMind(frame);
    this.rested = frame;
    if (frame !== this.#newest) return;
    const next = this.#hereToAct(frame);
    if (this.#mustHide(frame)) {
      const wanted = next ?? this.#present ?? this.facing;
      this.curtain = wanted === this.#present ? null : wanted;
    } else {
      this.curtain = null;
      this.#present = null;
      if (next !== null) this.#face(next);
    }
  }

  #hereToAct(frame: Frame): number | null {
    return frame.mine.some(({ seat }) => seat === frame.actor) ? frame.actor : null;
  }

  /** Seats that know different things never see each other's side of a shared device. */
  #mustHide(frame: Frame): boolean {
    const [first] = frame.mine;
    if (!this.kit || !first || !this.#sharesSecrets(frame)) return false;
    return this.kit.needsCurtain?.(first.view) ?? true;
  }

  #sharesSecrets(frame: Frame): boolean {
    return this.kit?.box.secrets === true && !frame.over && frame.mine.length > 1;
  }

  #faceOwn(frame: Frame): void {
    if (frame.mine.every(({ seat }) => seat !== this.facing)) this.#face(frame.mine[0]?.seat ?? null);
  }

  #face(seat: number | null): void {
    this.facing = seat;
    if (seat !== null) remember(`facing.${this.id}`, String(seat));
  }

  #seen(frame: Frame | null): Frame['mine'][number]['view'] | null {
    if (this.facing === null) return frame?.onlooker?.view ?? null;
    return frame?.mine.find(({ seat }) => seat === this.facing)?.view ?? null;
  }

  #heard(frame: Frame): Event[] {
    const ears: SeatFrame | undefined = frame.mine.find(({ seat }) => seat === this.facing);
    return [...(ears?.events ?? frame.onlooker?.events ?? [])];
  }

  /** What has been seen goes into the log, and what others did can be seen again. */
  #keepInMind(frame: Frame): void {
    if (this.#again.has(frame)) return;
    if (frame.notices.some(({ kind }) => kind === 'undone' || kind === 'rematch')) {
      this.meanwhile = [];
      return this.#askLog();
    }
    if (this.#catchUp.has(frame)) return;
    const events = [...this.#heard(frame), ...frame.notices];
    if (!events.length) return;
    this.#note(frame, events);
    const before = this.rested;
    const mover = moverOf(events, frame, before);
    if (frame.mine.some(({ seat }) => seat === mover)) this.meanwhile = [];
    else if (before)
      this.meanwhile = [...(this.meanwhile.length ? this.meanwhile : [before]), frame].slice(-REMEMBERED);
  }

  #note(frame: Frame, events: Event[]): void {
    const move = this.#realTime ? null : frame.table.moves;
    const isKnown = move !== null && this.log.some((line) => !line.undone && line.move !== null && line.move >= move);
    const told = isKnown ? frame.notices : events;
    if (told.length)
      this.log = [...this.log, { move: isKnown ? null : move, undone: false, events: told.map(afterwards) }];
  }

  #askLog(): void {
    void this.answer({ type: 'log', seat: this.facing }).then((message) => {
      if (message.type !== 'log') return;
      this.log = message.lines.filter((line) => this.#hasBeenSeen(line));
      this.logStart = message.start;
    });
  }

  /** The server knows more than has been shown: what is still to be seen comes into the log with its frame. */
  #hasBeenSeen({ undone, move }: LogLine): boolean {
    const seen = (this.rested ?? this.#newest)?.table.moves ?? 0;
    return undone || move === null || move <= seen;
  }

  /** Puts what happened earlier before what is told already. */
  async askEarlier(): Promise<void> {
    const { logStart: before, facing: seat } = this;
    const message = await this.answer({ type: 'log', seat, before });
    // somebody may have turned the table or taken a move back meanwhile
    if (message.type !== 'log' || before !== this.logStart || seat !== this.facing) return;
    this.log = [...message.lines, ...this.log];
    this.logStart = message.start;
  }

  #refused({ id, refusal }: RefusedAnswer): void {
    if (FINAL.has(refusal.code)) return this.#sendOff(refusal);
    const code = id ? this.#sent.get(id) : undefined;
    if (code !== undefined) this.refusedMove = { code };
    if (id) this.#sent.delete(id);
    this.refusal = refusal;
  }

  /** Also for a frame that has come and is not on show yet. */
  #presence({ connected, may_hand_to_bot, may_win_back, here }: PresenceAnswer): void {
    const told = (table: TableSeen): TableSeen => ({
      ...table,
      seats: table.seats.map((seat, i) => ({
        ...seat,
        connected: connected[i] ?? seat.connected,
        may_hand_to_bot: may_hand_to_bot[i] ?? seat.may_hand_to_bot,
        may_win_back: may_win_back[i] ?? seat.may_win_back,
      })),
      devices: table.devices.map((one) => ({ ...one, connected: here.includes(one.device) })),
    });
    if (this.#newest) this.#newest.table = told(this.#newest.table);
    if (this.frame) this.frame = { ...this.frame, table: told(this.frame.table) };
  }

  #sendOff(refusal: Refusal): void {
    this.shutOut = refusal;
    if (refusal.code === 'sent-away' || refusal.code === 'left' || GONE.includes(refusal.code)) putAway(this.id);
  }

  #hear(said: PhraseAnswer): void {
    this.said = [...this.said.filter(({ seat }) => seat !== said.seat), said];
    const heard = this.kit && saying(this.kit, said.phrase).sound;
    if (heard) sound(heard);
    if (!reading.waits) setTimeout(() => (this.said = this.said.filter((one) => one !== said)), SAYING_STAYS);
  }
}
