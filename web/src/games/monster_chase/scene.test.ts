import { beforeEach, describe, expect, test } from 'vitest';
import type { Event } from '../../border/protocol';
import type { Text } from '../../words/translate';
import type { PromptText, Telling } from '../board';
import { Scene } from './scene.svelte';
import type { AtBed, ChaseView, Toy } from '../../border/monster_chase';

const monster = (card: string, toy: Toy, side: AtBed['side']): AtBed => ({
  side,
  arrived: 0,
  monster: { card, drawing: 'M01', toy },
});
const tiles = Array.from({ length: 10 }, (_, i) => ({ position: i + 1, up: false, tile: null, remembered: false }));
const view = (change: Partial<ChaseView>): ChaseView => ({
  seat: 0,
  players: 1,
  phase: 'flip',
  active: 0,
  tiles,
  bed: [],
  closet: [],
  found: [0],
  under_bed: 9,
  length: 20,
  progress: 0,
  round_size: 3,
  colours: ['red', 'red', 'red'],
  expert: false,
  expert_used: false,
  pack: false,
  competitive: false,
  preview_seconds: 0,
  result: null,
  winners: [],
  ...change,
});
/** Without a catalogue a sentence is its key. */
const DRUM: Text = { key: 'drum', args: {} };
const event = (
  kind: string,
  facts: Event['facts'],
  fleeting: Event['fleeting'] = {},
  said: Text | null = null,
): Event => ({
  kind,
  seat: 0,
  said: null,
  facts,
  fleeting,
  fleeting_said: said,
});

/** A `Telling` whose waits end when the test says so. */
class TellingByHand implements Telling {
  readonly busy = false;
  held: { say: PromptText | undefined; go: () => void }[] = [];
  work: Promise<unknown> = Promise.resolve();
  settle(work: Promise<unknown>) {
    this.work = work;
  }
  hold(_ms: number, say?: PromptText): Promise<void> {
    return new Promise((go) => this.held.push({ say, go }));
  }
  see = (ms: number) => this.hold(ms);
  /** Ends the next wait. */
  async on(): Promise<void> {
    this.held.shift()?.go();
    await new Promise((done) => setTimeout(done));
  }
  lines: string[] = [];
  follow(line: string) {
    this.lines.push(line);
  }
  propose() {}
  announce() {}
}

let telling: TellingByHand;
let scene: Scene;
const gloomp = monster('MON-01', 'T01', 'north');
const murkle = monster('MON-05', 'T03', 'north');

beforeEach(() => {
  telling = new TellingByHand();
  scene = new Scene(view({ bed: [gloomp] }), telling, () => ['Mia']);
});

describe('the bedroom follows the events', () => {
  test('a wrong toy: it turns up, it can be looked at, a window lights, it is gone', async () => {
    const after = view({ bed: [gloomp], progress: 1 });
    scene.follow(after, [
      event('turned', { outcome: 'wrong' }, { position: 4, tile: 'T07' }, DRUM),
      event('missed', { progress: 1, round: 3 }),
    ]);
    await telling.on();
    expect([...scene.up]).toEqual([[4, 'T07']]);
    expect([scene.missed, scene.lit]).toEqual([4, 0]);
    expect(telling.held[0]?.say?.text).toBe(DRUM.key);
    await telling.on();
    expect(scene.lit).toBe(1);
    await telling.on();
    await telling.work;
    expect([...scene.up]).toEqual([]);
    expect(scene.missed).toBeNull();
  });

  test('the right toy: the monster is startled, then it runs and the next one creeps out', async () => {
    const after = view({ bed: [murkle], closet: [gloomp.monster], under_bed: 8 });
    scene.follow(after, [
      event('turned', { outcome: 'hit' }, { position: 2, tile: 'T01' }),
      event('closeted', { card: 'MON-01', side: 'north' }),
      event('crept', { card: 'MON-05', side: 'north' }),
    ]);
    await telling.on();
    expect([...scene.scared]).toEqual(['MON-01']);
    expect(scene.bed).toEqual([gloomp]);
    expect(scene.called).toEqual([gloomp.monster]);
    await telling.on();
    expect(scene.called).toHaveLength(1);
    expect([scene.bed, scene.closeted, scene.closetOpen]).toEqual([[], 1, true]);
    await telling.on();
    expect([scene.caught, scene.called]).toEqual([[gloomp.monster], []]);
    await telling.on();
    expect(scene.caught).toEqual([]);
    expect([scene.bed, scene.underBed, scene.closetOpen]).toEqual([[murkle], 8, false]);
    await telling.on();
    await telling.work;
    expect([...scene.up, ...scene.scared, ...scene.called]).toEqual([]);
  });

  test('nothing is said before it is seen', async () => {
    const told = (kind: string, facts: Event['facts']) => ({ ...event(kind, facts), said: { key: kind, args: {} } });
    scene.follow(view({ bed: [murkle], closet: [gloomp.monster] }), [
      { ...event('turned', { outcome: 'hit' }, { position: 2, tile: 'T01' }, DRUM), said: { key: 'found', args: {} } },
      told('closeted', { card: 'MON-01', side: 'north' }),
      told('crept', { card: 'MON-05', side: 'north' }),
    ]);
    expect(telling.lines).toEqual(['monster-chase.turning']);
    await telling.on();
    expect(telling.held[0]?.say?.text).toBe(DRUM.key);
    expect(telling.lines).toHaveLength(1);
    await telling.on();
    expect([telling.lines.at(-1), scene.closeted]).toEqual(['closeted', 1]);
    await telling.on();
    await telling.on();
    expect([telling.lines.at(-1), scene.bed]).toEqual(['crept', [murkle]]);
  });

  test('a pack that runs has one moment together', async () => {
    const pack = [gloomp, monster('MON-05', 'T01', 'south')];
    scene.follow(view({ bed: pack }), []);
    scene.follow(view({ closet: pack.map((one) => one.monster) }), [
      event('turned', { outcome: 'hit' }, { position: 2, tile: 'T01' }),
      event('closeted', { card: 'MON-01', side: 'north' }),
      event('closeted', { card: 'MON-05', side: 'south' }),
    ]);
    const moments: number[] = [];
    for (let i = 0; i < 6; i++) {
      await telling.on();
      moments.push(scene.caught.length);
    }
    await telling.work;
    expect(moments).toEqual([0, 0, 0, 2, 0, 0]);
  });

  test('a catch is seen in stillness too', async () => {
    telling.see = () => new Promise(() => undefined);
    scene.follow(view({ closet: [gloomp.monster] }), [
      event('turned', { outcome: 'hit' }, { position: 2, tile: 'T01' }),
      event('closeted', { card: 'MON-01', side: 'north' }),
    ]);
    for (let i = 0; i < 9; i++) await telling.on();
    expect(scene.caught).toEqual([gloomp.monster]);
  });

  test('nobody is sent off while the rest of the pack is still there', async () => {
    scene.follow(view({ bed: [gloomp, murkle] }), [event('turned', { outcome: 'hit' }, { position: 2, tile: 'T01' })]);
    await telling.on();
    expect([...scene.scared]).toEqual(['MON-01']);
    expect(scene.called).toEqual([]);
  });

  test('the sock: both tiles keep what they are and change places', async () => {
    scene.follow(view({ bed: [gloomp], progress: 1 }), [event('swapped', {}, { from: 3, to: 8 })]);
    await telling.on();
    expect(scene.lying[2]).toBe(8);
    expect(scene.lying[7]).toBe(3);
  });

  test('an event that was seen before shows no face', async () => {
    scene.follow(view({ bed: [gloomp], progress: 1 }), [event('turned', { outcome: 'wrong' })]);
    await telling.work;
    expect([...scene.up]).toEqual([]);
  });

  test('a jump ends whatever was being told', async () => {
    scene.follow(view({ bed: [gloomp] }), [event('turned', { outcome: 'wrong' }, { position: 4, tile: 'T07' })]);
    scene.follow(view({ bed: [murkle] }), []);
    expect(scene.bed).toEqual([murkle]);
    await telling.on();
    await telling.on();
    expect([...scene.up]).toEqual([]);
  });
});
