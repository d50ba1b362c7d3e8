// @vitest-environment happy-dom
// Everything on every board can be asked about: in every recorded phase, for whoever is to move and for an onlooker.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { meaningOf } from '../ask/answer';
import { allAsked, ASKED } from '../ask/topic';
import type { Frame, MoveEntry, SeatFrame } from '../border/protocol';
import { parsed, sure } from '../sure';
import { language } from '../words/language.svelte';
import type { BoardProps, Telling } from './board';
import { topicOf, type Asker, type Explains } from './explains';
import { entryOf } from './index';

const FRAMES = import.meta.glob<string>('../border/frames/*.json', { query: '?raw', import: 'default', eager: true });
const gameOf = (path: string) => path.replace(/^.*\/(.*)\.json$/, '$1').replaceAll('_', '-');
/** Drawing a board without a browser takes a second on a busy machine. */
const LONG = 120_000;
const UNSAID = /\b(?:pets-rescue|monster-\w+|monster-baby-rescue|wombat-rescue)\.[a-z]|\{\w+\}|undefined/;

/** Time stands still. */
const telling: Telling = {
  busy: false,
  settle: () => undefined,
  hold: () => new Promise(() => undefined),
  see: () => new Promise(() => undefined),
  follow: () => undefined,
  propose: () => undefined,
  announce: () => undefined,
};

let size = [980, 620];
beforeAll(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('there is no server here')));
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => size[0] ?? 0);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => size[1] ?? 0);
});
const target = document.body;
afterEach(() => target.replaceChildren());

const propsOf = (frame: Frame, own: SeatFrame, allMoves: MoveEntry[], onlooker: boolean): BoardProps => ({
  view: own.view,
  seat: onlooker ? null : own.seat,
  moves: onlooker ? [] : own.moves,
  events: own.events,
  seats: frame.table.seats,
  play: () => undefined,
  allMoves,
  telling,
  hint: null,
  refused: null,
  timer: frame.timer,
  levels: [],
  mine: onlooker ? [] : frame.mine,
});

/** What is wrong with what is said about a thing; nothing if all is well. */
function wrongWith(ask: string, explains: Explains, asker: Asker, game: string, rules: ReadonlySet<string>): string[] {
  const { kind, id } = topicOf(ask);
  const answer = explains.about[kind]?.(id, asker);
  if (!answer) return [`${ask}: nobody says what it is`];
  const said = [answer.name, meaningOf(game, answer), ...(answer.now ?? [])];
  const picture = mount(explains.Picture, { target, props: { kind, id, view: asker.view } });
  flushSync();
  const drawn = target.querySelector('svg') !== null;
  void unmount(picture);
  return [
    ...(said.every((one) => one && !UNSAID.test(one)) ? [] : [`${ask}: ${said.join(' | ')}`]),
    ...(rules.has(answer.rule) ? [] : [`${ask}: there is no rule ${answer.rule}`]),
    ...(drawn ? [] : [`${ask}: it has no picture`]),
  ];
}

const games = Object.entries(FRAMES).map(([path, text]) => [gameOf(path), parsed<Frame[]>(text)] as const);

describe.each(games.filter(([game]) => entryOf(game)?.explains))('%s', (game, frames) => {
  const allMoves: MoveEntry[] = [];
  for (const one of frames.flatMap(({ mine }) => mine).flatMap(({ moves }) => moves))
    one.code = allMoves.push({ code: allMoves.length, move: one.move, text: one.label.key }) - 1;
  const seen = frames.flatMap((frame) =>
    frame.mine.map((own) => ({ name: `${own.view.phase}, ${own.view.players} players`, frame, own })),
  );
  const load = async () => {
    const entry = sure(entryOf(game));
    const [{ default: explains }, { default: rules }, { default: kit }] = await Promise.all([
      sure(entry.explains)(),
      entry.rules(),
      entry.board(),
    ]);
    const lines = rules.sections.flatMap((section) => section.rules.map(({ text }) => text.split('.rules.')[1] ?? ''));
    return { explains, rules: new Set(lines), kit };
  };
  beforeAll(() => language.learn(game));

  test.each(seen)('$name', { timeout: LONG }, async ({ frame, own }) => {
    const { explains, rules, kit } = await load();
    const names = frame.table.seats.map(({ name }) => name);
    for (const [shape, onlooker] of [
      [[980, 620], false],
      [[380, 590], true],
      [[380, 520], false],
    ] as const) {
      size = [...shape];
      const props = propsOf(frame, own, allMoves, onlooker);
      const board = mount(kit.Board, { target, props });
      flushSync();
      const asked = allAsked(target);
      const mute = [...target.querySelectorAll('button, [role="button"], a[href]')].filter(
        (one) => !one.closest(ASKED),
      );
      void unmount(board);
      target.replaceChildren();
      expect(mute.map((one) => one.outerHTML.slice(0, 200))).toEqual([]);
      const asker = { view: props.view, seat: props.seat, moves: props.moves, names };
      expect(asked.flatMap((ask) => wrongWith(ask, explains, asker, game, rules))).toEqual([]);
    }
  });

  test('the key', { timeout: LONG }, async () => {
    const { explains, rules } = await load();
    const view = sure(seen.at(-1)).own.view;
    const asker = { view, seat: null, moves: [], names: [] };
    const topics = explains.key.flatMap(({ topics }) => topics(view));
    expect(topics.length).toBeGreaterThan(5);
    expect(topics.flatMap((ask) => wrongWith(ask, explains, asker, game, rules))).toEqual([]);
  });
});
