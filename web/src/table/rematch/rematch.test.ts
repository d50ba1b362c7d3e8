import { expect, test } from 'vitest';
import type { RematchSeen } from '../../border/protocol';
import { standInSeat } from '../seats/stand_in_seat';
import { rematchSide, staysAtTheEnd, type RoundSeen } from './rematch';

/** A table of Mia and Opa; this device has the seats in `here`. */
function frameOf({
  here = [0],
  over = true,
  round = 0,
  standIn = -1,
  rematch = null as RematchSeen | null,
}): RoundSeen {
  const seats = ['Mia', 'Opa'].map((name, seat) => ({
    ...standInSeat(seat, name, ''),
    here: here.includes(seat),
    may_take_back: seat === standIn,
  }));
  return { over, table: { round, seats, rematch } };
}

test('nobody has offered to play again', () => {
  expect(rematchSide(frameOf({}), null)).toMatchObject({ stage: 'none', may: true });
  expect(rematchSide(frameOf({ here: [] }), null)).toMatchObject({ stage: 'none', may: false });
});

test('whoever offered it asks, and the others are asked', () => {
  const rematch = { wanting: [0], waiting: [1] };
  expect(rematchSide(frameOf({ rematch }), null)).toMatchObject({ stage: 'asking', waiting: [1] });
  expect(rematchSide(frameOf({ rematch, here: [1] }), null)).toMatchObject({ stage: 'asked', wanting: [0] });
});

test('whoever did not answer stays at the end, with a bot in the seat', () => {
  const next = frameOf({ here: [], over: false, round: 1, standIn: 1 });
  expect(staysAtTheEnd(frameOf({ here: [1] }), next)).toBe(true);
  expect(rematchSide(frameOf({ here: [1] }), next)).toMatchObject({ stage: 'begun', standIns: [1] });
});

test('whoever said yes goes along; so does a page that has no end to look at', () => {
  const next = frameOf({ over: false, round: 1 });
  expect(staysAtTheEnd(frameOf({}), next)).toBe(false);
  expect(staysAtTheEnd(null, frameOf({ here: [], round: 1 }))).toBe(false);
  expect(staysAtTheEnd(frameOf({ here: [], over: false }), frameOf({ here: [], round: 1 }))).toBe(false);
});

test('news of the game that has ended is shown', () => {
  expect(staysAtTheEnd(frameOf({ here: [] }), frameOf({ here: [] }))).toBe(false);
});
