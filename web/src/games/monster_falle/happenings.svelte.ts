// What has just happened to the sack, for as long as it is shown, and its sounds.
import { SACK_IDS, type SackId } from '../../art/monsters/sack';
import type { Event } from '../../border/protocol';
import { play as sound, type SoundName } from '../../device/sound';
import { isOneOf } from '../../assert';
import { LATELY_MS, type Lately } from './calls';
import type { Cause } from './physics';

const WHYS = ['bumped', 'pressed', 'squeezed', 'rushed', 'not-visited'] as const satisfies readonly (
  Cause | 'not-visited'
)[];
export type Why = (typeof WHYS)[number];

export interface Escape {
  why: Why;
  x: number;
  y: number;
  monster: SackId | null;
}

/** Milliseconds. */
const FALLS = 520;
const DELIGHT = 1500;
const MISHAP = 2600;

const SOUNDS: Readonly<Record<string, SoundName>> = {
  drew: 'flip',
  placed: 'place',
  visited: 'good',
  'round-ended': 'turn',
  ended: 'win',
};

export class Happenings {
  /** The monster that is falling into the trap. */
  falling = $state.raw<SackId | null>(null);
  delight = $state.raw<SackId | null>(null);
  escape = $state.raw<Escape | null>(null);
  lately = $state<Lately>(null);
  #timers = new Map<string, ReturnType<typeof setTimeout>>();

  /** `where` is the last position of the sack. */
  tell({ kind, facts }: Event, where: { x: number; y: number }): void {
    const monster = isOneOf(SACK_IDS, facts.monster) ? facts.monster : null;
    if (kind === 'caught') this.caught(monster);
    else if (kind === 'escaped')
      this.escaped({ why: isOneOf(WHYS, facts.why) ? facts.why : 'bumped', ...where, monster });
    else if (SOUNDS[kind]) sound(SOUNDS[kind]);
  }

  caught(monster: SackId | null): void {
    this.falling = this.delight = monster;
    this.lately = 'caught';
    this.#after('fall', FALLS, () => (this.falling = null));
    this.#after('delight', DELIGHT, () => (this.delight = null));
    this.#after('lately', LATELY_MS, () => (this.lately = null));
    sound('capture');
    this.#after('cheer', FALLS, () => sound('cheer'));
  }

  escaped(escape: Escape): void {
    this.escape = escape;
    this.lately = 'escaped';
    this.#after('mishap', MISHAP, () => (this.escape = null));
    this.#after('lately', LATELY_MS, () => (this.lately = null));
    sound('whoops');
  }

  #after(name: string, ms: number, work: () => void): void {
    clearTimeout(this.#timers.get(name));
    this.#timers.set(name, setTimeout(work, ms));
  }
}
