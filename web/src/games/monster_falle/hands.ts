// What fingers, keys and sticks want of the four rails: a speed for each, beat by beat.
import box from './box.json';
import { four, gap, inward, opposite, SIZE, type Four, type Mansion, type Rail } from './physics';

const GEAR = box.input;
const LEFT = 0, RIGHT = 1, TOP = 2, BOTTOM = 3; // prettier-ignore
type Pair = 0 | 1;
const PAIRS: readonly Pair[] = [0, 1];
const PAIR_RAILS = [[LEFT, RIGHT], [TOP, BOTTOM]] as const; // prettier-ignore

/** Physical keys, as KeyboardEvent.code: rail and direction. */
const KEYS: Readonly<Record<string, readonly [rail: Rail, sense: number]>> = {
  KeyQ: [LEFT, -1],
  KeyW: [LEFT, 1],
  KeyE: [RIGHT, -1],
  KeyR: [RIGHT, 1],
  KeyI: [TOP, -1],
  KeyK: [TOP, 1],
  KeyO: [BOTTOM, -1],
  KeyL: [BOTTOM, 1],
};
/** Both rails of a pair home while held. */
const HOME_KEYS: Readonly<Record<string, Pair>> = { KeyA: 0, KeyP: 1 };
const HURRY_KEYS: readonly string[] = ['ShiftLeft', 'ShiftRight'];
const ARROWS: Readonly<Record<string, readonly [pair: Pair, sense: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [1, -1],
  ArrowDown: [1, 1],
};
export const isPlayKey = (code: string, arrows: boolean): boolean =>
  code in KEYS || code in HOME_KEYS || HURRY_KEYS.includes(code) || code === 'Space' || (arrows && code in ARROWS);

const DEAD_ZONE = 0.15;

export interface Assist {
  arrows: boolean;
  softTouch: boolean;
}

/** The speed at which a rail follows a finger without running past it. */
export function follow(face: number, goal: number): number {
  const way = Math.abs(goal - face);
  return Math.sign(goal - face) * Math.min(GEAR.home, way, Math.floor(Math.sqrt(9 * way)));
}

export class Hands {
  /** Keys held down now; in step mode they stay down until they are pressed again. */
  readonly keys = new Set<string>();
  /** Where fingers want a face to be, by rail. */
  readonly goals = new Map<Rail, number>();
  sticky = false;

  press(code: string): void {
    if (this.sticky && this.keys.has(code)) this.keys.delete(code);
    else this.keys.add(code);
  }

  release(code: string): void {
    if (!this.sticky) this.keys.delete(code);
  }

  letGo(): void {
    this.keys.clear();
    this.goals.clear();
  }

  /** The wanted speed of every rail; pads of player X first. */
  commands(m: Mansion, mine: readonly boolean[], assist: Assist): Four {
    const wanted: Four = [0, 0, 0, 0];
    this.#byKeys(wanted, m, mine, assist);
    this.#bySticks(wanted, mine);
    for (const [rail, goal] of this.goals) wanted[rail] = follow(m.face[rail], goal);
    return assist.softTouch ? four((rail) => softened(m, rail, wanted[rail])) : wanted;
  }

  #byKeys(wanted: Four, m: Mansion, mine: readonly boolean[], assist: Assist): void {
    const hurry: readonly boolean[] = [this.keys.has('ShiftLeft'), this.keys.has('ShiftRight')];
    const alone = mine[0] && mine[1];
    for (const code of this.keys) {
      const key = KEYS[code];
      if (key) wanted[key[0]] = key[1] * (hurry[key[0] >> 1] ? GEAR.hurry : GEAR.push);
      const arrow = ARROWS[code];
      if (arrow && assist.arrows && mine[arrow[0]]) this.#byArrow(wanted, m, arrow[0], arrow[1], hurry.includes(true));
    }
    for (const [code, pair] of Object.entries(HOME_KEYS)) if (this.keys.has(code)) goHome(wanted, pair);
    if (this.keys.has('Space')) for (const pair of PAIRS) if (mine[pair] || alone) goHome(wanted, pair);
  }

  /** The rail behind the figure pushes, the one ahead makes room. */
  #byArrow(wanted: Four, m: Mansion, pair: Pair, sense: number, hurry: boolean): void {
    const behind = PAIR_RAILS[pair][sense > 0 ? 0 : 1];
    const ahead = opposite(behind);
    wanted[behind] = sense * (hurry ? GEAR.hurry : GEAR.push);
    if (m.present && gap(m, ahead) < GEAR.arrow_clear) wanted[ahead] = sense * GEAR.hurry;
  }

  #bySticks(wanted: Four, mine: readonly boolean[]): void {
    const pads =
      typeof navigator === 'undefined' || !navigator.getGamepads
        ? []
        : navigator.getGamepads().filter((pad) => pad?.connected);
    const pairs = PAIRS.filter((pair) => mine[pair]);
    pads.forEach((pad, number) => {
      const pair = pairs[number % Math.max(1, pairs.length)];
      if (!pad || pair === undefined) return;
      const gear = pad.buttons[4]?.pressed || pad.buttons[5]?.pressed ? GEAR.home : GEAR.hurry;
      PAIR_RAILS[pair].forEach((rail, side) => {
        const tilt = pad.axes[side * 2 + pair] ?? 0;
        if (Math.abs(tilt) > DEAD_ZONE) wanted[rail] = Math.round(tilt * gear);
      });
      if (pad.buttons[0]?.pressed) goHome(wanted, pair);
    });
  }
}

function goHome(wanted: Four, pair: Pair): void {
  const [first, second] = PAIR_RAILS[pair];
  wanted[first] = -GEAR.home;
  wanted[second] = GEAR.home;
}

/** Shortly before a rail touches the sack it slows down by itself. */
export function softened(m: Mansion, rail: Rail, speed: number): number {
  if (!m.present || speed * inward(rail) <= GEAR.push) return speed;
  const free = gap(m, rail);
  return free >= 1 && free <= GEAR.soft_touch_distance ? inward(rail) * GEAR.push : speed;
}

export const homeOf = (rail: Rail): number => (rail & 1) * SIZE;
