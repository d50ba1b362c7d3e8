import { expect, test } from 'vitest';
import { nth, parseJson } from '../../assert';
import frames from '../../border/frames/monster_chase.json?raw';
import type { Frame, SeatSeen } from '../../border/protocol';
import { standInSeat } from '../seats/stand_in_seat';
import { windowsInMenu } from './windows';

const PLAYED = nth(parseJson<Frame[]>(frames), 1);
/** A game between these seats, at a table of this device. */
const frameOf = (seats: SeatSeen[], over = false): Frame => ({
  ...PLAYED,
  over,
  table: { ...PLAYED.table, seats, phase: over ? 'over' : 'playing', opened_here: true, lesson: null },
});
const away = standInSeat(0, 'Mia', '');
const here = { ...away, here: true };
const bot: SeatSeen = { ...away, kind: 'bot' };
const offers = (frame: Frame, guests: boolean) =>
  windowsInMenu({ frame, guests, hasLink: false, notices: true, realTime: false });

test('a game can be saved at any time where everybody is at one device, and at its end everywhere', () => {
  expect(offers(frameOf([here, bot]), false).has('save')).toBe(true);
  expect(offers(frameOf([here, here], true), false).has('save')).toBe(true);
  expect(offers(frameOf([here, away]), true).has('save')).toBe(false);
  expect(offers(frameOf([here, away], true), true).has('save')).toBe(true);
});

test('without a server nothing is offered that needs other devices', () => {
  const alone = offers(frameOf([here, bot]), false);
  for (const window of ['invite', 'door', 'phrases', 'bell', 'clock', 'leave'] as const) {
    expect(alone.has(window), window).toBe(false);
    expect(offers(frameOf([here, bot]), true).has(window), window).toBe(true);
  }
});
