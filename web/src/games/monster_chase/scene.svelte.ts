// The state of the bedroom during an animation: it follows the events one by one and ends with the view.
import { TOY_IDS, type ToyId } from '../../art/toys/toys';
import { play } from '../../device/sound';
import type { Event } from '../../border/protocol';
import { t, translate } from '../../words';
import type { PromptText, Telling } from '../board';
import type { AtBed, ChaseView, MonsterSeen } from '../../border/monster_chase';
import { isOneOf, nth } from '../../assert';

/** Long enough for a four-year-old to see a toy and its place; “Got it” ends it. */
const LOOK = 2600;
/** To see which monster is scared, and to read the call. */
const SEE_HIT = 1600;
const FLIP = 420;
const RUN = 750;
/** To see the giggle at the closet. */
const GIGGLE = 1000;
/** A new monster comes out; its text is read meanwhile. */
const CREEP = 1200;
const LIGHT = 500;

/** Waits for an animation, a text or a picture; throws `Interrupted` if the scene has gone on to another view
 *  meanwhile. */
type Wait = (ms: number, why?: PromptText | 'picture') => Promise<void>;
type Handler = (event: Event, wait: Wait) => Promise<void>;

class Interrupted extends Error {}

export class Scene {
  bed = $state.raw<readonly AtBed[]>([]);
  closeted = $state(0);
  underBed = $state(0);
  lit = $state(0);
  /** The toys that are face up, by position. */
  up = $state.raw<ReadonlyMap<number, ToyId>>(new Map());
  /** Cards of monsters that have just seen their toy. */
  scared = $state.raw<ReadonlySet<string>>(new Set());
  /** Monsters that are sent away: one, or all of a pack. */
  called = $state.raw<readonly MonsterSeen[]>([]);
  closetOpen = $state(false);
  /** Monsters that have just arrived in the closet. */
  caught = $state.raw<readonly MonsterSeen[]>([]);
  /** The position of a wrong tile while it is face up. */
  missed = $state<number | null>(null);
  /** The tile at each place: the sock's swap exchanges two, so that both glide. */
  lying = $state.raw<readonly number[]>([]);

  #view: ChaseView;
  #told = 0;
  /** A text to read after the consequence of a wrong tile was shown. */
  #reading: PromptText | null = null;
  /** Events of monsters that will run: the call comes first, together with the toy. */
  #sentOff: readonly Event[] = [];

  constructor(
    view: ChaseView,
    private readonly telling: Telling,
    private readonly names: () => readonly string[],
  ) {
    this.#view = view;
    this.lying = view.tiles.map(({ position }) => position);
    this.rest(view);
  }

  /** Shows the events that led to the view, or the view at once if there are none. */
  follow(view: ChaseView, events: readonly Event[]): void {
    this.#view = view;
    const mine = ++this.#told;
    if (!events.length) return this.rest(view);
    const telling = this.#tell(events, mine).catch((why: unknown) => {
      if (!(why instanceof Interrupted)) throw why;
    });
    this.telling.settle(telling);
  }

  rest(view: ChaseView): void {
    this.bed = view.bed;
    this.closeted = view.closet.length;
    this.underBed = view.under_bed;
    this.lit = view.progress;
    this.up = new Map(view.tiles.flatMap(({ position, up, tile }) => (up && tile ? [[position, tile] as const] : [])));
    this.scared = new Set();
    this.called = [];
    this.caught = [];
    this.closetOpen = false;
    this.missed = null;
  }

  async #tell(events: readonly Event[], mine: number): Promise<void> {
    const wait: Wait = async (ms, why) => {
      await (why === 'picture' ? this.telling.see(ms) : this.telling.hold(ms, why));
      if (mine !== this.#told) throw new Interrupted();
    };
    this.#reading = null;
    this.#sentOff = events.filter(({ kind }) => kind === 'closeted');
    for (const event of events) {
      if (this.#reading) await this.#read(wait);
      this.#say(event);
      await this.#happens[event.kind]?.(event, wait);
    }
    await this.#read(wait);
    this.rest(this.#view);
  }

  /** Shows the text of an event when the event is shown. */
  #say({ kind, seat, said, fleeting, fleeting_said }: Event): void {
    const now = fleeting_said ?? said;
    if (kind === 'turned' && fleeting.position !== undefined) {
      const who = this.names()[seat ?? 0] ?? '';
      this.telling.follow(t('monster-chase.turning', { who, position: Number(fleeting.position) }));
    } else if (now && kind !== 'ended') this.telling.follow(translate(now, this.names()));
  }

  readonly #happens: Record<string, Handler> = {
    turned: async ({ facts, fleeting, fleeting_said }, wait) => {
      const tile = isOneOf(TOY_IDS, fleeting.tile) ? fleeting.tile : undefined;
      if (!tile) return;
      const position = Number(fleeting.position);
      this.up = new Map([...this.up, [position, tile]]);
      play('flip');
      await wait(FLIP);
      const isWorthKnowing = facts.outcome === 'wrong' || facts.outcome === 'free';
      const say: PromptText = {
        get text() {
          return fleeting_said ? translate(fleeting_said) : '';
        },
        get detail() {
          return isWorthKnowing ? t('monster-chase.remember') : '';
        },
        get button() {
          return t('monster-chase.got-it');
        },
      };
      if (facts.outcome === 'hit') await this.#hit(tile, say, wait);
      else this.#miss(position, say);
    },
    missed: async ({ facts }, wait) => {
      this.lit = Number(facts.progress);
      play('place');
      await wait(LIGHT);
    },
    closeted: async ({ facts }, wait) => {
      this.closetOpen = true;
      this.bed = this.bed.filter(({ monster }) => monster.card !== facts.card);
      this.closeted++;
      await wait(RUN);
      if (facts.card === this.#sentOff.at(-1)?.facts.card) await this.#giggle(wait);
      this.closetOpen = false;
    },
    crept: async ({ facts }, wait) => {
      const come = this.#view.bed.find(({ monster }) => monster.card === facts.card);
      this.up = new Map();
      if (!come) return;
      this.bed = [...this.bed, come];
      this.underBed = Math.max(0, this.underBed - 1);
      play('turn');
      await wait(CREEP);
    },
    swapped: async ({ fleeting }, wait) => {
      const [a, b] = [Number(fleeting.from) - 1, Number(fleeting.to) - 1];
      this.up = new Map();
      this.lying = this.lying.map((_, place) => nth(this.lying, place === a ? b : place === b ? a : place));
      play('flip');
      await wait(RUN);
    },
    ended: ({ facts }) => Promise.resolve(play(facts.result === 'players' ? 'win' : 'refusal')),
  };

  async #hit(tile: ToyId, say: PromptText, wait: Wait): Promise<void> {
    this.scared = new Set(this.bed.filter(({ monster }) => monster.toy === tile).map(({ monster }) => monster.card));
    this.called = this.#sentOff.flatMap(({ facts }) => {
      const runs = this.bed.find(({ monster }) => monster.card === facts.card);
      return runs ? [runs.monster] : [];
    });
    play('good');
    await wait(SEE_HIT, say);
  }

  /** One moment for all monsters that ran. */
  async #giggle(wait: Wait): Promise<void> {
    this.caught = this.called;
    this.called = [];
    if (!this.caught.length) return;
    play('capture');
    await wait(GIGGLE, 'picture');
    this.caught = [];
  }

  #miss(position: number, say: PromptText): void {
    this.missed = position;
    this.#reading = say;
  }

  async #read(wait: Wait): Promise<void> {
    const say = this.#reading;
    this.#reading = null;
    if (!say) return;
    await wait(LOOK, say);
    this.missed = null;
  }
}
