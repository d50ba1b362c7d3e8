import { describe, expect, test } from 'vitest';
import type { Wish } from '../../backend/session';
import type { Event, LogLine, ToDevice } from '../../border/protocol';
import { GameLog } from './game_log.svelte';

const event = (kind: string): Event => ({
  kind,
  seat: 0,
  said: null,
  facts: {},
  fleeting: { tile: 3 },
  fleeting_said: { key: 'secret', args: {} },
});
const line = (move: number | null, undone = false): LogLine => ({ move, undone, events: [event(`line ${move}`)] });

/** A log whose server answers with these lines; `facing` may change meanwhile. */
function logOf(lines: LogLine[], start = 0, shownMoves = 0) {
  const wishes: Wish[] = [];
  const facing = { seat: 1 };
  const log = new GameLog({
    answer: (wish): Promise<ToDevice> => {
      wishes.push(wish);
      return Promise.resolve({ type: 'log', id: 'a', seat: facing.seat, lines, start });
    },
    seat: () => facing.seat,
    shownMoves: () => shownMoves,
  });
  return { log, wishes, facing };
}

describe('what has been seen', () => {
  test('goes into the log without what is fleeting', () => {
    const { log } = logOf([]);
    log.add(1, [event('took')], [event('left')]);
    expect(log.lines).toMatchObject([{ move: 1, undone: false, events: [{ kind: 'took' }, { kind: 'left' }] }]);
    expect(log.lines[0]?.events[0]).toMatchObject({ fleeting: {}, fleeting_said: null });
  });

  test('is not told again if the server has told it; what the table itself notices is', async () => {
    const { log } = logOf([line(2)], 0, 2);
    await log.refresh();
    log.add(2, [event('took')], []);
    expect(log.lines).toHaveLength(1);
    log.add(2, [event('took')], [event('left')]);
    expect(log.lines.at(-1)).toMatchObject({ move: null, events: [{ kind: 'left' }] });
  });
});

describe('what the server tells', () => {
  test('is shown as far as its moves have been seen', async () => {
    const { log } = logOf([line(1), line(null), line(3), line(4, true)], 7, 2);
    await log.refresh();
    expect(log.lines.map(({ move }) => move)).toEqual([1, null, 4]);
    expect(log.start).toBe(7);
  });

  test('of earlier comes before what is there', async () => {
    const { log, wishes } = logOf([line(1)], 4, 1);
    await log.refresh();
    await log.askEarlier();
    expect(wishes.at(-1)).toEqual({ type: 'log', seat: 1, before: 4 });
    expect(log.lines).toHaveLength(2);
  });

  test('is for another seat if somebody has turned the table meanwhile', async () => {
    const { log, facing } = logOf([line(1)], 4, 1);
    await log.refresh();
    const asked = log.askEarlier();
    facing.seat = 0;
    await asked;
    expect(log.lines).toHaveLength(1);
  });
});
