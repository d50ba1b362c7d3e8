import { expect, test } from 'vitest';
import box from './box.json';
import { beat, codeOf, copyOf, empty, place, speedsOf, STILL, type Mansion } from './physics';
import { FURTHEST, Prediction } from './predict';
import type { FallePulse } from '../../border/monster_falle';
import { nth, notNull } from '../../assert';

const temper = box.presets.normal;
const [row, column] = nth(box.starts, 1).cell;
const START = notNull(row) * 11 + notNull(column);
const pulse = (
  mansion: Mansion,
  held: [number, number] = [STILL, STILL],
  phase: FallePulse['phase'] = 'pushing',
): FallePulse => ({ phase, counter: 0, sand: 3000, held, mansion, entered: null, visited: false });
const onStart = (): Mansion => {
  const m = empty();
  place(m, START);
  return m;
};
const play = (m: Mansion, x: number, y: number): void => void beat(m, [...speedsOf(x), ...speedsOf(y)], temper);

test('with a slow and uneven line the own rail is always where the server will have it', () => {
  const server = onStart();
  const truth: Mansion[] = [copyOf(server)];
  const right = codeOf(10, 0);
  const ahead = new Prediction(pulse(copyOf(server)), temper);
  ahead.told(0, pulse(copyOf(server)), 0, 60);
  for (let t = 1; t <= 120; t++) {
    play(server, right, STILL);
    truth.push(copyOf(server));
    ahead.step([right, null]);
    const late = 6 + ((t * 7) % 5); // 100 to 170 ms, never the same
    if (t % 3 === 0 && t > late)
      ahead.told(t - late, pulse(copyOf(nth(truth, t - late)), [right, STILL]), (t * 1000) / 60, 60);
    expect(ahead.mansion.face).toEqual(server.face);
    expect([ahead.mansion.x, ahead.mansion.y]).toEqual([server.x, server.y]);
  }
});

test('over such a line the own rail moves at once, is never thrown back by a quarter of a cell, and rests where the server says', () => {
  const server = onStart();
  const ahead = new Prediction(pulse(copyOf(server)), temper);
  const [late, roundTrip] = [(t: number) => 6 + ((t * 7) % 5), 267];
  const toServer: { at: number; beat: number; code: number }[] = [];
  const toDevice: { at: number; beat: number; pulse: FallePulse }[] = [];
  let [sent, held, moved, back, last] = [STILL, STILL, 0, 0, 0];
  for (let t = 1; t <= 360; t++) {
    // the server: inputs count from their beat; every third beat is sent
    for (let due = toServer[0]; due && due.at <= t && due.beat <= t; due = toServer[0]) {
      held = due.code;
      toServer.shift();
    }
    play(server, held, STILL);
    if (t % 3 === 0)
      toDevice.push({
        at: Math.max(t + late(t), toDevice.at(-1)?.at ?? 0),
        beat: t,
        pulse: pulse(copyOf(server), [held, STILL]),
      });
    // the device: a key is down from beat 100 to 200
    const now = (t * 1000) / 60;
    for (let due = toDevice[0]; due && due.at <= t; due = toDevice[0]) {
      ahead.told(due.beat, due.pulse, now, 60);
      toDevice.shift();
    }
    while (ahead.beat > 0 && ahead.beat < ahead.due(now, 60, roundTrip)) {
      const code = t >= 100 && t < 200 ? codeOf(10, 0) : STILL;
      if (code !== sent) toServer.push({ at: t + late(t), beat: ahead.beat + 1, code: (sent = code) });
      ahead.step([code, STILL]);
    }
    ahead.fade();
    const face = ahead.shown().face[0];
    if (!moved && face > 0) moved = t;
    back = Math.max(back, last - face);
    last = face;
  }
  expect(moved).toBe(100);
  expect(back).toBeLessThan(60);
  expect(server.face[0]).toBeGreaterThan(900);
  expect(last).toBe(server.face[0]);
});

test('what the partner did is taken over and glides into place', () => {
  const server = onStart();
  const ahead = new Prediction(pulse(copyOf(server)), temper);
  ahead.told(1, pulse(copyOf(server)), 0, 60);
  for (let t = 0; t < 9; t++) ahead.step([null, STILL]);
  for (let t = 0; t < 6; t++) play(server, codeOf(10, 0), STILL);
  ahead.told(7, pulse(copyOf(server), [codeOf(10, 0), STILL]), 100, 60);
  expect(ahead.beat).toBe(10);
  expect(ahead.mansion.face[0]).toBeGreaterThan(server.face[0]);
  expect(ahead.shown().face[0]).toBeLessThan(1);
  for (let frame = 0; frame < 40; frame++) ahead.fade();
  expect(ahead.shown().face[0]).toBe(ahead.mansion.face[0]);
});

test('nobody runs further ahead than can be run again, and a catch waits for the judge', () => {
  const m = onStart();
  [m.x, m.y, m.face[0]] = [1240, 1320, 1156];
  const ahead = new Prediction(pulse(m), temper);
  ahead.told(100, pulse(m), 0, 60);
  expect(ahead.due(10_000, 60, 100)).toBe(100 + FURTHEST);
  for (let t = 0; t < 20; t++) ahead.step([codeOf(10, 0), STILL]);
  expect(ahead.mansion.present).toBe(true);
});

test('locked rails stay', () => {
  const ahead = new Prediction(pulse(empty(), [STILL, STILL], 'placing'), temper);
  for (let t = 0; t < 20; t++) ahead.step([codeOf(40, -40), STILL]);
  expect(ahead.mansion.face).toEqual([0, 2640, 0, 2640]);
});
