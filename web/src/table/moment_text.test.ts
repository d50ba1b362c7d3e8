import { expect, test } from 'vitest';
import type { Event } from '../border/protocol';
import { textBeforeTheEnd, momentOf, moverOf } from './moment_text';

const event = (kind: string, seat: number | null): Event => ({
  kind,
  seat,
  said: { key: kind, args: {} },
  facts: {},
  fleeting: {},
  fleeting_said: null,
});
const at = (moves: number, actor: number | null) => ({ actor, table: { moves } });

test('how the game ended is told after everything else', () => {
  const moment = momentOf([event('took', 1), event('ended', null)], { seat: 1, own: false, names: () => [] });
  expect([moment.text, moment.after]).toEqual(['took', 'ended']);
});

test('what the pieces show by themselves is left to the log and to those who listen', () => {
  const events = [event('took', 1), event('drew', null)];
  const moment = momentOf(events, { seat: 1, own: false, names: () => [], asides: ['drew'] });
  expect([moment.text, textBeforeTheEnd(events, [])]).toEqual(['took', 'took drew']);
});

test('a move is that of whoever was to act, whomever it befalls', () => {
  expect(moverOf([event('pushed', 2)], at(5, 1), at(4, 0))).toBe(0);
});

test('what happens between two moves is the doing of whom it names', () => {
  expect(moverOf([event('left', 2)], at(4, 0), at(4, 0))).toBe(2);
  expect(moverOf([event('dealt', null)], at(0, 0), null)).toBe(null);
});
