// The state of the map during an animation: leads and dingo follow the events one by one and end at the view.
import { glideTime } from '../../device/motion';
import { play } from '../../device/sound';
import type { Event } from '../../border/protocol';
import type { Telling } from '../board';
import type { LostCardSeen, WombatView } from '../../border/wombat_rescue';

const READ_CARD = 1100;
const SEE_ROLL = 800;
const FRIGHT = 500;
const STEP = 340;
const DELIGHT = 1200;

/** A moment with a picture: a baby is found or comes home, the dingo catches a wombat. */
export interface Delight {
  kind: 'found' | 'home' | 'caught';
  seat: number;
  space: number;
}

/** `seen`: for a picture, also with reduced motion. */
type Wait = (ms: number, seen?: boolean) => Promise<void>;
class Interrupted extends Error {}

export class Scene {
  /** By seat, the space of its lead. */
  leads = $state.raw<readonly number[]>([]);
  dingo = $state<number | null>(null);
  /** The die, just after a roll. */
  roll = $state<number | null>(null);
  /** The current lost-move card. */
  card = $state.raw<LostCardSeen | null>(null);
  /** The seat that was just caught. */
  caught = $state<number | null>(null);
  /** The seat whose baby has just come home. */
  cheering = $state<number | null>(null);
  delight = $state.raw<Delight | null>(null);

  #view: WombatView;
  #told = 0;

  constructor(
    view: WombatView,
    private readonly telling: Telling,
  ) {
    this.#view = view;
    this.rest(view);
  }

  follow(view: WombatView, events: readonly Event[]): void {
    const cards = [
      ...this.#view.discard,
      ...this.#view.aside,
      ...view.discard,
      ...view.aside,
      ...(view.card ? [view.card] : []),
    ];
    this.#view = view;
    const mine = ++this.#told;
    if (!events.length) return this.rest(view);
    const wait: Wait = async (ms, seen = false) => {
      await (seen ? this.telling.see(ms) : this.telling.hold(ms));
      if (mine !== this.#told) throw new Interrupted();
    };
    const telling = this.#tell(events, cards, wait).catch((why: unknown) => {
      if (!(why instanceof Interrupted)) throw why;
    });
    this.telling.settle(telling);
  }

  rest(view: WombatView): void {
    this.leads = view.seats.map(({ lead }) => lead);
    this.dingo = view.dingo;
    this.roll = null;
    this.card = view.card;
    this.caught = null;
    this.cheering = null;
    this.delight = null;
  }

  async #show(delight: Delight, wait: Wait): Promise<void> {
    this.delight = delight;
    await wait(DELIGHT, true);
    this.delight = null;
  }

  async #tell(events: readonly Event[], cards: LostCardSeen[], wait: Wait): Promise<void> {
    for (const event of events) await this.#happens(event, cards, wait);
    this.rest(this.#view);
  }

  async #happens({ kind, seat, facts }: Event, cards: LostCardSeen[], wait: Wait): Promise<void> {
    if (kind === 'walked' && seat !== null) {
      this.#put(seat, Number(facts.to));
      await wait(glideTime(3));
    } else if (kind === 'pushed' && seat !== null) {
      this.#put(seat, Number(facts.to));
      play('refusal');
      await wait(STEP);
    } else if (kind === 'caught' && seat !== null) {
      this.caught = seat;
      play('capture');
      await wait(FRIGHT);
      await this.#show({ kind: 'caught', seat, space: Number(facts.space) }, wait);
      this.#put(seat, this.#view.board.home);
      await wait(FRIGHT);
      this.caught = null;
    } else if (kind === 'denned' || kind === 'placed' || kind === 'prowled') {
      this.dingo = Number(facts.to ?? facts.space);
      play('place');
      await wait(STEP);
    } else if (kind === 'rolled') {
      this.roll = Number(facts.roll);
      play('flip');
      await wait(SEE_ROLL);
    } else if (kind === 'revealed') {
      this.card = cards.find(({ id }) => id === facts.card) ?? null;
      play('flip');
      await wait(READ_CARD);
    } else if (kind === 'ate' || kind === 'dropped' || kind === 'moved-cube') play('place');
    else if (kind === 'found' && seat !== null) {
      play('good');
      await this.#show({ kind: 'found', seat, space: Number(facts.space) }, wait);
    } else if (kind === 'rescued' && seat !== null) {
      this.cheering = seat;
      play('cheer');
      await this.#show({ kind: 'home', seat, space: this.#view.board.home }, wait);
    } else if (kind === 'turn') play('turn');
    else if (kind === 'ended') play('win');
  }

  #put(seat: number, space: number): void {
    this.leads = this.leads.map((lead, who) => (who === seat ? space : lead));
  }
}
