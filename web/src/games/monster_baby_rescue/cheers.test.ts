import { describe, expect, test } from 'vitest';
import type { MonsterSeen, RescueView } from '../../border/monster_baby_rescue';
import type { Event } from '../../border/protocol';
import recorded from '../../border/frames/monster_baby_rescue.json?raw';
import { nth, parseJson, notNull } from '../../assert';
import { cheerFor } from './cheers';

/** A recorded view; the tests set its wishes. */
const view = nth(
  parseJson<{ mine: { view: RescueView }[] }[]>(recorded).flatMap(({ mine }) => mine),
  0,
).view;
const tile = notNull(nth(view.row, 0).tile);
const event = (kind: string, facts: Event['facts']): Event => ({
  kind,
  seat: 1,
  said: null,
  facts,
  fleeting: {},
  fleeting_said: null,
});
const wishing = (points: number): RescueView => ({
  ...view,
  monsters: view.monsters.map((one): MonsterSeen => ({
    ...one,
    wants: [{ ...tile, id: 'W' }],
    want_points: [one.seat === 1 ? points : 0],
  })),
});
const risen = (level: number, rose = true) => event('groomed', { part: 'head', level, rose });

describe('a cheer', () => {
  test('for goals, with all their points', () => {
    const news = [event('took', {}), event('goal', { points: 2 }), event('goal', { points: 3 })];
    expect(cheerFor(view, view, news)).toEqual({ seat: 1, why: 'goal', points: 5 });
  });

  test('for a part that cannot be cleaner', () => {
    expect(cheerFor(view, view, [risen(view.top_level)])?.why).toBe('shine');
    expect(cheerFor(view, view, [risen(view.top_level - 1)])).toBeNull();
    expect(cheerFor(view, view, [risen(view.top_level, false)])).toBeNull();
  });

  test('for a wish, once: when it gives its first point', () => {
    expect(cheerFor(wishing(0), wishing(1), [event('took', {})])).toEqual({ seat: 1, why: 'wish', points: 0 });
    expect(cheerFor(view, wishing(2), [event('took', {})])?.why).toBe('wish');
    expect(cheerFor(wishing(1), wishing(2), [event('took', {})])).toBeNull();
  });

  test('is one, the greatest', () => {
    const news = [risen(view.top_level), event('goal', { points: 1 })];
    expect(cheerFor(wishing(0), wishing(1), news)?.why).toBe('goal');
  });
});
