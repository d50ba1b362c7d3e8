import { beforeEach, describe, expect, test } from 'vitest';
import frames from '../../border/frames/pets_rescue.json?raw';
import type { Frame } from '../../border/protocol';
import { notNull, nth, parseJson } from '../../assert';
import type { AnyView } from '../../games/board';
import { Curtain } from './curtain_state.svelte';
import type { Kit } from '../kit';

const recorded = parseJson<Frame[]>(frames).filter(({ mine }) => mine.length > 0);
const [OPEN, SECRET] = [nth(recorded, 0), nth(recorded, 1)].map(({ mine }) => nth(mine, 0));

/** A frame with two seats at this device. */
const turnOf = (actor: number | null, { over = false, side = notNull(SECRET) } = {}): Frame => ({
  ...nth(recorded, 0),
  actor,
  over,
  mine: [0, 1].map((seat) => ({ ...side, seat })),
});
const alone = (frame: Frame): Frame => ({ ...frame, mine: frame.mine.slice(0, 1) });

let kit: { box: Pick<Kit['box'], 'secrets'>; needsCurtain?: (view: AnyView) => boolean };
let curtain: Curtain;
beforeEach(() => {
  kit = { box: { secrets: true } };
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- the curtain reads only these fields
  curtain = new Curtain(() => kit as Kit);
});

describe('on a device that two seats share', () => {
  test('it falls before the first frame, and again when the other one acts', () => {
    curtain.show(turnOf(0), null, false, 0);
    expect(curtain.seat).toBe(0);
    expect(curtain.open()).toBe(0);
    expect(curtain.seat).toBeNull();
    expect(curtain.rest(turnOf(0), 0), 'who is in front of it stays').toBeNull();
    expect(curtain.seat).toBeNull();
    curtain.rest(turnOf(1), 0);
    expect(curtain.seat).toBe(1);
  });

  test('it stays open while somebody elsewhere acts', () => {
    curtain.show(turnOf(0), null, false, 0);
    curtain.open();
    curtain.rest(turnOf(2), 0);
    expect(curtain.seat).toBeNull();
  });

  test('what happens before all eyes comes to rest before it falls', () => {
    kit.needsCurtain = (view) => view === SECRET?.view;
    const before = turnOf(0, { side: notNull(OPEN) });
    curtain.show(before, null, false, 0);
    expect(curtain.seat, 'there is nothing to hide yet').toBeNull();
    curtain.show(turnOf(1), before, true, 0);
    expect(curtain.seat).toBeNull();
    curtain.rest(turnOf(1), 0);
    expect(curtain.seat).toBe(1);
  });

  test('without secrets, or at the end, the board turns to whoever acts', () => {
    expect(curtain.sharesSecrets(turnOf(1))).toBe(true);
    expect(curtain.rest(turnOf(1, { over: true }), 0)).toBe(1);
    kit.box.secrets = false;
    expect(curtain.sharesSecrets(turnOf(1))).toBe(false);
    expect(curtain.rest(turnOf(1), 0)).toBe(1);
    expect(curtain.seat).toBeNull();
  });
});

test('a seat that has the device for itself needs none', () => {
  curtain.show(alone(turnOf(0)), null, false, 0);
  expect(curtain.seat).toBeNull();
  expect(curtain.rest(alone(turnOf(1)), 0), 'somebody elsewhere').toBeNull();
});
