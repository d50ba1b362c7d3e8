// The inputs of fingers, keys and gamepads as a speed for each of the four rails, beat by beat.
import { byPads } from './pads';
import { GEAR, goByArrow, goHome, homeOf, PAIR_RAILS, PAIRS, type Pair, type Work } from './pairs';
import { four, gap, inward, type Four, type Mansion, type Rail } from './physics';

/** Physical keys, as KeyboardEvent.code: rail (left, right, top, bottom) and direction. */
const KEYS: Readonly<Record<string, readonly [rail: Rail, sense: number]>> = {
  KeyQ: [0, -1],
  KeyW: [0, 1],
  KeyE: [1, -1],
  KeyR: [1, 1],
  KeyI: [2, -1],
  KeyK: [2, 1],
  KeyO: [3, -1],
  KeyL: [3, 1],
};
/** While held, both rails of the pair go home. */
const HOME_KEYS: Readonly<Record<string, Pair>> = { KeyA: 0, KeyP: 1 };
const HURRY_KEYS: readonly string[] = ['ShiftLeft', 'ShiftRight'];
const ARROWS: Readonly<Record<string, readonly [pair: Pair, sense: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [1, -1],
  ArrowDown: [1, 1],
};
/** A mouse, and so most likely a keyboard? Nobody else reads about keys. */
export const hasKeys = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches;

export const isPlayKey = (code: string, arrows: boolean): boolean =>
  code in KEYS || code in HOME_KEYS || HURRY_KEYS.includes(code) || code === 'Space' || (arrows && code in ARROWS);

/** The speed at which a rail follows a finger without running past it. */
export function follow(face: number, goal: number): number {
  const way = Math.abs(goal - face);
  return Math.sign(goal - face) * Math.min(GEAR.home, way, Math.floor(Math.sqrt(9 * way)));
}

export class Hands {
  /** Keys held down now; in step mode they stay down until they are pressed again. */
  readonly keys = new Set<string>();
  /** By rail, the position to which a finger drags its face. */
  readonly goals = new Map<Rail, number>();
  /** Rails that go home by themselves, until they are there or get another input. */
  readonly homing = new Set<Rail>();
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
    this.homing.clear();
  }

  /** All rails of these pairs go back to the edge by themselves. */
  sendHome(mine: readonly [boolean, boolean]): void {
    for (const pair of PAIRS) if (mine[pair]) for (const rail of PAIR_RAILS[pair]) this.homing.add(rail);
  }

  /** The wanted speed of every rail. */
  commands(m: Mansion, work: Work): Four {
    const wanted: Four = [0, 0, 0, 0];
    this.#byKeys(wanted, m, work);
    byPads(wanted, m, work);
    for (const [rail, goal] of this.goals) wanted[rail] = follow(m.face[rail], goal);
    this.#homeward(wanted, m);
    return work.softTouch ? four((rail) => softenedSpeed(m, rail, wanted[rail])) : wanted;
  }

  #byKeys(wanted: Four, m: Mansion, { mine, arrows }: Work): void {
    const hurry: readonly boolean[] = [this.keys.has('ShiftLeft'), this.keys.has('ShiftRight')];
    for (const code of this.keys) {
      const key = KEYS[code];
      if (key) wanted[key[0]] = key[1] * (hurry[key[0] >> 1] ? GEAR.hurry : GEAR.push);
      const arrow = ARROWS[code];
      if (arrow && arrows && mine[arrow[0]]) goByArrow(wanted, m, arrow[0], arrow[1], hurry.includes(true));
    }
    for (const [code, pair] of Object.entries(HOME_KEYS)) if (this.keys.has(code)) goHome(wanted, pair);
    if (this.keys.has('Space')) for (const pair of PAIRS) if (mine[pair]) goHome(wanted, pair);
  }

  #homeward(wanted: Four, m: Mansion): void {
    for (const rail of this.homing) {
      if (wanted[rail] || this.goals.has(rail) || m.face[rail] === homeOf(rail)) this.homing.delete(rail);
      else wanted[rail] = follow(m.face[rail], homeOf(rail));
    }
  }
}

/** Soft touch: a rail slows down just before it touches the sack. */
export function softenedSpeed(m: Mansion, rail: Rail, speed: number): number {
  if (!m.present || speed * inward(rail) <= GEAR.push) return speed;
  const free = gap(m, rail);
  return free >= 1 && free <= GEAR.soft_touch_distance ? inward(rail) * GEAR.push : speed;
}
