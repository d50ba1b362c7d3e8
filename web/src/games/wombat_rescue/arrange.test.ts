import { describe, expect, test } from 'vitest';
import { arrange } from './arrange';
import { boxOf, fit, HEX, clampLook, middleOf, sight, steer, firstLook, type Point } from './map';
import recorded from '../../border/frames/wombat_rescue.json?raw';
import { nth, parseJson, notNull } from '../../assert';
import type { BoardSeen, WombatView } from '../../border/wombat_rescue';
import type { Frame } from '../../border/protocol';

const frames = parseJson<Frame<'wombat-rescue'>[]>(recorded);
const boards: BoardSeen[] = frames.flatMap(({ mine }) => mine).map(({ view }): WombatView => view).map(({ board }) => board); // prettier-ignore
const board = nth(boards, 0);
const box = boxOf(board);

describe('board first', () => {
  test.each([
    ['a phone with the bars of its browser', 378, 380, 'dock-below'],
    ['a phone', 378, 560, 'around'],
    ['a phone on its side', 596, 222, 'dock-beside'],
    ['a tablet', 520, 856, 'around-full'],
    ['a tablet on its side', 724, 600, 'dock-beside'],
    ['a laptop', 980, 632, 'beside'],
    ['a large screen', 1600, 860, 'beside-all'],
    ['a very large screen', 2260, 1272, 'beside-all'],
  ] as const)('%s', (_, width, height, lies) => expect(arrange(width, height, box)).toBe(lies));

  test('in full only where four babies have room side by side', () => expect(arrange(378, 900, box)).toBe('around'));

  test('larger words fold the panels sooner', () => expect(arrange(980, 632, box, 32)).not.toBe('beside'));

  test.each([
    [378, 317],
    [500, 216],
    [300, 120],
    [1400, 900],
  ])('in %d by %d one begins with hexes of 22 pixels and the own wombat in sight', (width, height) => {
    for (const spot of [0, 40, 99, 149]) {
      const lead = middleOf(board, spot);
      const look = firstLook([lead, middleOf(board, board.home)], box, width, height);
      expect(fit(box, width, height) * look.zoom * HEX * 0.97).toBeGreaterThanOrEqual(22);
      const seen = sight(look, box, width, height);
      expect(lead[0] > seen.x && lead[0] < seen.x + seen.w).toBe(true);
      expect(lead[1] > seen.y && lead[1] < seen.y + seen.h).toBe(true);
    }
  });
  test('the whole map is shown where it is large enough', () => {
    const corners: Point[] = [middleOf(board, 0), middleOf(board, 149)];
    expect(firstLook(corners, box, 980, 700)).toEqual(clampLook({ x: 0, y: 0, zoom: 1 }, box, 980, 700));
  });
});

describe('arrow keys on a real board', () => {
  const rowOf = (space: number) => nth(board.r, space);
  test('up and down go to the neighbouring row and come back', () => {
    board.q.forEach((_, space) => {
      for (const [there, back, by] of [['ArrowUp', 'ArrowDown', -1], ['ArrowDown', 'ArrowUp', 1]] as const) {
        const next = steer(board, space, there);
        if (!board.r.includes(rowOf(space) + by)) expect(next).toBeUndefined();
        else {
          expect(rowOf(notNull(next))).toBe(rowOf(space) + by);
          expect(rowOf(notNull(steer(board, notNull(next), back)))).toBe(rowOf(space));
        }
      }
    }); // prettier-ignore
    const middle = board.home;
    expect(steer(board, notNull(steer(board, middle, 'ArrowUp')), 'ArrowDown')).toBe(middle);
  });
  test('up and down step to a neighbour wherever there is one', () => {
    board.q.forEach((_, space) => {
      for (const arrow of ['ArrowUp', 'ArrowDown']) {
        const next = steer(board, space, arrow);
        const [x, y] = middleOf(board, space);
        const far = (other: number) => Math.hypot(middleOf(board, other)[0] - x, middleOf(board, other)[1] - y);
        const beside = [...board.q.keys()].some((one) => rowOf(one) === rowOf(next ?? space) && one !== space && rowOf(one) !== rowOf(space) && far(one) < HEX * 1.01); // prettier-ignore
        if (beside) expect(far(notNull(next))).toBeLessThan(HEX * 1.01);
      }
    });
  });
  test('left and right walk through a whole row', () => {
    const row = [...board.q.keys()].filter((space) => rowOf(space) === 0);
    const walked = [notNull(row[0])];
    for (let at = steer(board, nth(walked, 0), 'ArrowRight'); at !== undefined; at = steer(board, at, 'ArrowRight'))
      walked.push(at);
    expect(walked).toEqual(row);
  });
});
