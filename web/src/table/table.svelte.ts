// The state of a table on this page: the frame on show, the facing seat, wishes and answers.
import { backend } from '../backend';
import { refusalIn, refusalOf } from '../backend/api';
import { keepUp, putAway } from '../backend/my_tables';
import { CUT_OFF, DELETED, FINAL, Session, type SessionState, type Wish } from '../backend/session';
import { tabId } from '../backend/tab_id';
import type { Event, Frame, PresenceAnswer, Refusal, RefusedAnswer, ToDevice } from '../border/protocol';
import { still } from '../device/motion';
import { pace } from '../device/pace.svelte';
import { reading } from '../device/reading.svelte';
import { recall, remember } from '../device/storage';
import { NextRound, type ArrivedFrame } from './rematch/next_round.svelte';
import { staysAtTheEnd } from './rematch/rematch';
import { Curtain } from './seats/curtain_state.svelte';
import { Hints } from './prompt/hint.svelte';
import { JoinKey } from './invite/join_key.svelte';
import { kitOf, type Kit } from './kit';
import { Live } from './live.svelte';
import { GameLog } from './log/game_log.svelte';
import { Meanwhile } from './meanwhile.svelte';
import { MomentQueue, type Moment } from './moment_queue.svelte';
import { momentOf, moverOf, textBeforeTheEnd } from './moment_text';
import { noticesOf } from './prompt/undo_question';
import { Conversation } from './phrases/conversation.svelte';
import { withPresence } from './presence';
import { namedSeats } from './seats/seat_names';
import { SentMoves } from './sent_moves.svelte';
import { eventsOf, viewOf } from './side';

/** Where the game is, in any game of the table. */
const positionOf = (frame: Frame | null): string => (frame ? `${frame.table.round}.${frame.table.moves}` : '');

export class Table {
  kit = $state.raw<Kit | null>(null);
  /** The frame on show; newer ones may wait for its animation. */
  frame = $state.raw<Frame | null>(null);
  /** The last frame whose animation has ended; scores come from it. */
  rested = $state.raw<Frame | null>(null);
  /** A new array per frame: the events for the facing seat. */
  events = $state.raw<Event[]>([]);
  connection = $state<SessionState>('connecting');
  /** Why this page cannot go on: a second tab, a wrong token, a deleted table. */
  shutOut = $state.raw<Refusal | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  refusedMove = $state.raw<{ code: number } | null>(null);
  /** The seat that faces the board; null for an onlooker. */
  facing = $state<number | null>(null);
  /** When the newest frame arrived that is not held back: its times count from then. */
  frameCame = $state(0);

  readonly telling = new MomentQueue<Frame>({
    show: (frame) => this.#show(frame),
    rest: (frame) => this.#rest(frame),
    still,
    waits: () => reading.waits,
    taps: () => pace.taps,
    lasts: () => pace.lasts,
  });

  /** The beats of a game in real time. */
  readonly live = new Live(
    (message) => this.#session.say(message),
    (wish) => this.wish(wish),
  );

  readonly nextRound = new NextRound(this.live);
  readonly hints = new Hints((wish) => this.answer(wish));
  readonly log = new GameLog({
    answer: (wish) => this.read(wish),
    seat: () => this.facing,
    shownMoves: () => (this.rested ?? this.#newest)?.table.moves ?? 0,
  });
  readonly curtain = new Curtain(() => this.kit);
  readonly meanwhile = new Meanwhile();
  readonly conversation = new Conversation(
    (wish) => this.wish(wish),
    () => this.kit,
  );

  readonly joinKey: JoinKey;

  #newest: Frame | null = null;
  /** First frames after a hello: they are shown without animation. */
  #catchUp = new WeakSet<Frame>();
  #welcomed = false;
  #fetching = false;
  #session: Session;
  readonly #sentMoves: SentMoves;

  /** The frame of the seat that faces the board. */
  readonly mine = $derived(this.frame?.mine.find(({ seat }) => seat === this.facing) ?? null);
  /** All seats, each with a name. */
  readonly seats = $derived(namedSeats(this.frame?.table.seats ?? []));
  readonly names = $derived(this.seats.map(({ name }) => name));
  readonly view = $derived(viewOf(this.frame, this.facing));
  /** The view of the facing seat in the last frame whose animation has ended. */
  readonly restedView = $derived(viewOf(this.rested, this.facing));
  /** The move that is on its way, until it is stored or refused, or somebody takes the game back from where it was made. */
  readonly #onItsWay = $derived.by(() => {
    const { last } = this.#sentMoves;
    const isHere = last?.position === undefined || last.position === positionOf(this.frame);
    return last && isHere ? last : null;
  });
  readonly #sentAsSeen = $derived.by(() => {
    const move = this.#onItsWay;
    const side = this.frame?.mine.find(({ seat }) => seat === move?.seat);
    return side?.moves.find(({ code }) => code === move?.code) ?? null;
  });
  /** The move of the facing seat that is on its way: only it can be chosen until it is stored or refused. */
  readonly sent = $derived.by(() => (this.#onItsWay?.seat === this.facing ? this.#sentAsSeen : null));
  /** What the move on its way is called, whichever seat of this device made it. */
  readonly sentLabel = $derived.by(() => this.#sentAsSeen?.label ?? null);
  /** Its answer takes long. */
  readonly isLate = $derived.by(() => this.#onItsWay !== null && this.#sentMoves.isLate);
  readonly moves = $derived.by(() => {
    if (this.telling.busy || this.curtain.seat !== null) return [];
    if (this.sent && !this.#realTime) return [this.sent];
    const waits = this.isLate && !this.#realTime;
    return this.connection === 'open' && !waits ? (this.mine?.moves ?? []) : [];
  });

  constructor(
    readonly id: string,
    readonly token: string,
  ) {
    const events = {
      message: (message: ToDevice) => this.#receive(message),
      state: (state: SessionState) => this.#setConnection(state),
    };
    this.#session = new Session(backend.transportTo(id), token, tabId(), events, backend.network);
    this.#sentMoves = new SentMoves(id);
    for (const { id: wish, seat, code, version } of this.#sentMoves.recall())
      this.#session.resume({ type: 'move', id: wish, seat, code, version });
    this.joinKey = new JoinKey(id, (wish) => this.read(wish));
    const remembered = recall(`facing.${id}`);
    if (remembered) this.facing = Number(remembered);
  }

  /** Returns a function that ends it. */
  start(): () => void {
    const unwatch = this.live.watchPage(() => this.#realTime);
    const end = this.#session.start();
    return () => {
      unwatch();
      end();
    };
  }

  /** The seat whose view may be described: none where seats with secrets share the device. */
  get readOut(): number | null {
    return this.frame && this.curtain.sharesSecrets(this.frame) ? null : this.facing;
  }

  // Wishes

  play(code: number, seat = this.facing): void {
    if (this.telling.skip() && !this.#realTime) return;
    const before = this.#realTime ? null : this.#onItsWay;
    if (before) {
      if (before.code !== code) this.refusal = refusalOf('not-now', 'link.one-at-a-time');
      return;
    }
    if (this.connection !== 'open' || !this.frame) {
      this.refusal = refusalOf('not-now', 'link.not-now');
      this.refusedMove = { code };
      return;
    }
    if (seat === null) {
      this.refusal = refusalOf('onlooker', 'table.onlooker');
      return;
    }
    this.refusal = null;
    this.hints.clear();
    const { version } = this.frame;
    const id = this.#session.request({ type: 'move', seat, code, version });
    this.#sentMoves.add({ id, seat, code, version, position: positionOf(this.frame) });
  }

  undo(): void {
    const { to, declined } = this.frame?.table.undo ?? { to: null, declined: false };
    if (to === null) this.refusal = refusalOf('nothing-to-undo', 'undo.nothing');
    else if (declined) this.refusal = refusalOf('undo-declined', 'refusal.undo-declined');
    else this.wish({ type: 'undo', to, version: this.#newest?.version ?? 0 });
  }

  askHint(): void {
    if (this.facing === null || !this.frame) return;
    this.refusal = null;
    void this.hints.ask(this.facing, this.frame.version);
  }

  /** Sends a wish; the prompt bar shows its refusal. */
  wish(wish: Wish): void {
    this.#session.request(wish);
  }

  /** Sends a wish and returns its answer. A refusal is an answer, too, and the prompt bar shows it. */
  async answer(wish: Wish): Promise<ToDevice> {
    const message = await this.read(wish);
    if (message.type === 'refused' && message.refusal.code === CUT_OFF) this.refusal = message.refusal;
    return message;
  }

  /** The same for what no person has asked for, and what is read again later: nothing is shown if the connection is lost. */
  read(wish: Wish): Promise<ToDevice> {
    return this.#session.ask(wish);
  }

  /** Tells a searching bot to play the best move it has found. */
  stopThinking(): void {
    if (this.facing !== null) this.wish({ type: 'hurry', seat: this.facing });
  }

  /** Opens the curtain: the next person has the device. */
  openCurtain(): void {
    const seat = this.curtain.open();
    if (seat !== null) this.#face(seat);
  }

  /** Shows the moves of other seats since the last move of this device again. */
  showAgain(): void {
    const newest = this.#newest;
    if (!newest || !this.meanwhile.canRepeat || this.telling.behind || this.curtain.seat !== null) return;
    const [before, ...moves] = this.meanwhile.repeat();
    if (!before) return;
    this.#catchUp.add(before).add(newest);
    this.telling.jump(before);
    for (const frame of [...moves, newest]) this.telling.next(frame);
  }

  /** Leaves the end for the game that the others have begun; a bot gives this device's seats back. */
  comeAlong(): void {
    const held = this.nextRound.release();
    if (!held) return;
    const { frame } = held;
    for (const { seat, may_take_back } of frame.table.seats) if (may_take_back) this.wish({ type: 'take_back', seat });
    this.meanwhile.clear();
    this.#enter(held, true);
    this.telling.jump(frame);
  }

  takeOver(): void {
    this.shutOut = null;
    this.#session.takeOver();
  }

  // Messages from the server

  #receive(message: ToDevice): void {
    if (message.type === 'welcome') {
      this.#welcomed = true;
      this.conversation.welcome(message.phrases, message.limits.sayings_per_second);
    } else if (message.type === 'frame') this.#arrive(message);
    else if (message.type === 'refused') this.#refused(message);
    else if (message.type === 'presence') this.#presence(message);
    else if (message.type === 'phrase') this.conversation.hear(message);
    else if (message.type === 'bye' && !message.come_back) this.#sendOff(message.refusal);
    this.live.receive(message);
    if (message.type === 'ack') this.#sentMoves.answer(message.id);
  }

  #setConnection(state: SessionState): void {
    this.connection = state;
    this.live.setConnected(state === 'open');
    if (state === 'lost') this.#sentMoves.showLate();
  }

  #arrive(frame: Frame): void {
    const before = this.#newest;
    const arrived = { frame, came: performance.now() };
    keepUp(this.token, { ...frame.table, seats: namedSeats(frame.table.seats) }, frame.actor);
    this.joinKey.update();
    if (staysAtTheEnd(before, frame)) return this.nextRound.hold(arrived);
    this.nextRound.release();
    this.#enter(arrived, this.#welcomed);
    if (!this.kit) return this.#fetch(frame.table.game);
    const isNews =
      before !== null && before.table.round === frame.table.round && frame.table.moves >= before.table.moves;
    if (isNews && !this.#catchUp.has(frame))
      return this.#realTime ? this.telling.rush(frame) : this.telling.next(frame);
    // the queued frames are dropped: their lines come from the server's log
    if (this.telling.behind && !this.#realTime) void this.log.refresh();
    this.telling.jump(frame);
  }

  /** This frame is the newest from now on. */
  #enter({ frame, came }: ArrivedFrame, comesBack: boolean): void {
    this.#newest = frame;
    this.frameCame = came;
    if (comesBack) this.#comeBack(frame);
  }

  /** The first frame after a hello, or after the end: this device may have lost or gained seats meanwhile. */
  #comeBack(frame: Frame): void {
    this.#welcomed = false;
    this.#catchUp.add(frame);
    this.#faceOwn(frame);
    void this.log.refresh();
  }

  /** Loads the board of the game; the first frame waits for it. */
  #fetch(game: string): void {
    if (this.#fetching) return;
    this.#fetching = true;
    kitOf(game)
      .then((kit) => {
        this.kit = kit;
        if (kit.described) this.#session.describe();
        if (this.#newest) this.telling.jump(this.#newest);
      })
      .catch((why: unknown) => {
        this.shutOut = refusalIn(why);
      });
  }

  /** A game in real time shows the newest frame at once. */
  get #realTime(): boolean {
    return (this.kit?.box.tick_hz ?? 0) > 0;
  }

  #show(frame: Frame): Moment | null {
    if (this.frame && frame.table.moves !== this.frame.table.moves) this.#moveOn();
    this.#faceOwn(frame);
    const told = [...eventsOf(frame, this.facing), ...frame.notices];
    const moment = told.length ? this.#momentOf(frame, told) : null;
    this.events = this.#catchUp.has(frame) ? [] : eventsOf(frame, this.facing);
    this.curtain.show(frame, this.frame, this.events.length > 0, this.facing);
    this.frame = frame;
    if (this.events.length) return moment;
    if (!this.#catchUp.has(frame)) this.telling.announce(textBeforeTheEnd(noticesOf(frame), this.names));
    return null;
  }

  /** The moment of a frame. */
  #momentOf(frame: Frame, events: Event[]): Moment {
    const seat = moverOf(events, frame, this.frame);
    const own = this.#realTime || frame.mine.some((one) => one.seat === seat);
    return momentOf(events, { seat, own, names: () => this.names, asides: this.kit?.asides });
  }

  #moveOn(): void {
    this.hints.clear();
    this.refusal = null;
    this.telling.propose(null);
    this.conversation.moveOn();
  }

  /** After the last animation the board turns to the seat that acts next. */
  #rest(frame: Frame): void {
    this.#keepInMind(frame);
    this.rested = frame;
    if (frame !== this.#newest) return;
    const next = this.curtain.rest(frame, this.facing);
    if (this.curtain.seat !== null) this.telling.spoken.clear();
    if (next !== null) this.#face(next);
  }

  #faceOwn(frame: Frame): void {
    if (frame.mine.every(({ seat }) => seat !== this.facing)) this.#face(frame.mine[0]?.seat ?? null);
  }

  #face(seat: number | null): void {
    this.facing = seat;
    if (seat !== null) remember(`facing.${this.id}`, String(seat));
  }

  /** Adds the frame to the log and to what can be shown again. */
  #keepInMind(frame: Frame): void {
    if (this.meanwhile.isRepeat(frame)) return;
    if (frame.notices.some(({ kind }) => kind === 'undone' || kind === 'rematch')) {
      this.meanwhile.clear();
      return void this.log.refresh();
    }
    if (this.#catchUp.has(frame)) return;
    const heard = eventsOf(frame, this.facing);
    const events = [...heard, ...frame.notices];
    if (!events.length) return;
    this.log.add(this.#realTime ? null : frame.table.moves, heard, frame.notices);
    const before = this.rested;
    const mover = moverOf(events, frame, before);
    if (frame.mine.some(({ seat }) => seat === mover)) this.meanwhile.clear();
    else if (before) this.meanwhile.add(frame, before);
  }

  #refused({ id, refusal }: RefusedAnswer): void {
    if (FINAL.has(refusal.code)) return this.#sendOff(refusal);
    const move = id ? this.#sentMoves.answer(id) : undefined;
    if (move) this.refusedMove = { code: move.code };
    this.refusal = refusal;
  }

  /** Updates queued frames, too. */
  #presence(presence: PresenceAnswer): void {
    if (this.#newest) this.#newest.table = withPresence(this.#newest.table, presence);
    this.nextRound.setPresence(presence);
    if (this.frame) this.frame = { ...this.frame, table: withPresence(this.frame.table, presence) };
  }

  #sendOff(refusal: Refusal): void {
    this.shutOut = refusal;
    if (refusal.code === 'sent-away' || refusal.code === 'left' || DELETED.has(refusal.code)) putAway(this.id);
  }
}
