// @vitest-environment happy-dom
// Every phase of every game, as recorded by the engine (border/frames), drawn by its board.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Frame, MoveEntry, SeatFrame } from '../border/protocol';
import { nth, parseJson, notNull } from '../assert';
import Gathering from '../table/seats/Gathering.svelte';
import ScoreSheet from '../table/end/ScoreSheet.svelte';
import { stepsOf } from '../table/end/count';
import Count from '../table/end/Count.svelte';
import { Askable } from './askable';
import type { BoardProps, Telling } from './board';
import { language } from '../words/language.svelte';
import { entryOf, GAME_NAMES } from './index';

const FRAMES = import.meta.glob<string>('../border/frames/*.json', { query: '?raw', import: 'default', eager: true });
const gameOf = (path: string) => path.replace(/^.*\/(.*)\.json$/, '$1').replaceAll('_', '-');

/** The key of a missing sentence, or a placeholder that was not filled. */
const UNSAID = new RegExp(String.raw`\b(?:${GAME_NAMES.join('|')}|table|end|gathering)\.[a-z]|\{\w+\}`);

/** Time does not pass: holds and animations never end. */
const telling: Telling = {
  busy: false,
  settle: () => undefined,
  hold: () => new Promise(() => undefined),
  see: () => new Promise(() => undefined),
  follow: () => undefined,
  propose: () => undefined,
  announce: () => undefined,
};

type Size = readonly [width: number, height: number];
const PHONE: Size = [380, 520];
const LAPTOP: Size = [980, 620];
let size = LAPTOP;
/** Drawing a board without a browser takes a second on a busy machine. */
const LONG = 60_000;

beforeAll(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('there is no server here')));
  // happy-dom has no layout: every element has the size of the board, so that boards draw everything.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => size[0]);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => size[1]);
});

const target = document.body;
let errors: string[] = [];
beforeEach(() => {
  errors = [];
  vi.spyOn(console, 'error').mockImplementation((...said) => void errors.push(said.join(' ')));
});
afterEach(() => target.replaceChildren());

/** Checks a mounted component and unmounts it; an error meanwhile fails the test. */
function look(drawn: Record<string, unknown>, at: (page: HTMLElement) => void): void {
  flushSync();
  at(target);
  expect(target.innerHTML).not.toMatch(UNSAID);
  void unmount(drawn);
  expect(errors).toEqual([]);
}
const hasPieces = (page: HTMLElement) => expect(page.querySelector('svg')).not.toBeNull();
const namesAda = (page: HTMLElement) => expect(page.textContent).toContain('Ada');

/** A stand-in for the move table, which is not recorded: the legal moves of all frames at their codes. */
function moveTable(frames: readonly Frame[]): MoveEntry[] {
  const table: MoveEntry[] = [];
  for (const one of frames.flatMap(({ mine }) => mine).flatMap(({ moves }) => moves))
    one.code = table.push({ code: table.length, move: one.move, text: one.label.key }) - 1;
  return table;
}

const propsOf = (frame: Frame, own: SeatFrame, allMoves: MoveEntry[]): BoardProps => ({
  view: own.view,
  seat: own.seat,
  moves: own.moves,
  events: own.events,
  seats: frame.table.seats,
  play: () => undefined,
  allMoves,
  telling,
  hint: own.moves[0]?.code ?? null,
  refused: null,
  timer: frame.timer,
  levels: [],
  mine: frame.mine,
});

describe.each(Object.entries(FRAMES).map(([path, text]) => [gameOf(path), parseJson<Frame[]>(text)] as const))(
  '%s',
  (game, frames) => {
    const allMoves = moveTable(frames);
    const seen = frames.flatMap((frame) =>
      frame.mine.map((own) => ({ name: `${own.view.phase}, ${own.view.players} players`, frame, own })),
    );
    beforeAll(() => language.learn(game));
    const board = async () => (await notNull(entryOf(game)).board()).default;
    let askable: Askable;
    beforeAll(async () => {
      const entry = notNull(entryOf(game));
      const [{ default: explains }, { default: rules }] = await Promise.all([
        notNull(entry.explains)(),
        notNull(entry.rules)(),
      ]);
      const lines = rules.sections.flatMap(({ rules }) => rules.map(({ text }) => text.split('.rules.')[1] ?? ''));
      askable = new Askable(game, explains, new Set(lines));
    });

    test.each(seen)('$name', { timeout: LONG }, async ({ frame, own }) => {
      const { Board, atWork, seatLine } = await board();
      const props = propsOf(frame, own, allMoves);
      size = LAPTOP;
      const names = frame.table.seats.map(({ name }) => name);
      const isWhole = (asker: Pick<BoardProps, 'view' | 'seat' | 'moves'>) => (page: HTMLElement) => {
        hasPieces(page);
        expect(askable.wrongOn(page, { ...asker, names })).toEqual([]);
      };
      look(mount(Board, { target, props }), isWhole(props));
      size = PHONE;
      const onlooking = { ...props, seat: null, moves: [], hint: null, mine: [] };
      look(mount(Board, { target, props: onlooking }), isWhole(onlooking));
      for (const { seat } of frame.table.seats) expect(seatLine?.(own.view, seat)).toBeDefined();
      for (const seat of atWork?.(own.view) ?? []) expect(frame.table.seats[seat]).toBeDefined();
    });

    test('the key to all pieces', async () => {
      const { explains } = notNull(entryOf(game));
      const { key } = (await notNull(explains)()).default;
      const asker = { view: nth(seen, 0).own.view, seat: null, moves: [], names: [] };
      const topics = key.flatMap(({ topics }) => topics(asker.view));
      expect(topics.flatMap((ask) => askable.wrongWith(ask, asker))).toEqual([]);
    });

    test('before the deal and after the end', { timeout: LONG }, async () => {
      const kit = await board();
      const { seats, seed } = nth(frames, 0).table;
      const gathering = {
        seats,
        seed,
        box: { name: '', figures: null },
        claim: () => undefined,
        choose: () => undefined,
      };
      look(mount(Gathering, { target, props: gathering }), namesAda);
      const over = notNull(frames.find(({ table }) => table.phase === 'over'));
      const names = over.table.seats.map(({ name }) => name);
      const sheet = notNull(over.score_sheet);
      const view = nth(over.mine, 0).view;
      const { Scene, caption } = notNull(kit.ending);
      look(mount(Scene, { target, props: { view, winners: sheet.winners } }), hasPieces);
      expect(caption(view, sheet.winners)).not.toMatch(UNSAID);
      const told = mount(ScoreSheet, { target, props: { sheet, names, kit, view } });
      look(told, sheet.together ? () => undefined : namesAda);
      const steps = stepsOf(sheet);
      look(mount(Count, { target, props: { sheet, names, kit, view, steps, counted: steps.length } }), (page) => {
        for (const part of page.querySelectorAll('.part')) expect(part.querySelector('svg')).not.toBeNull();
      });
    });
  },
);
