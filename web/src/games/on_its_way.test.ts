// @vitest-environment happy-dom
// What a person has chosen stays chosen on every board while the move is on its way to the table.
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { parseJson } from '../assert';
import type { Games, GameName } from '../border/games';
import type { Frame, MoveSeen, SeatFrame, SeatSeen } from '../border/protocol';
import rescueFrames from '../border/frames/monster_baby_rescue.json?raw';
import chaseFrames from '../border/frames/monster_chase.json?raw';
import petsFrames from '../border/frames/pets_rescue.json?raw';
import wombatFrames from '../border/frames/wombat_rescue.json?raw';
import { language } from '../words/language.svelte';
import type { BoardProps, Telling } from './board';
import Rescue from './monster_baby_rescue/Board.svelte';
import Chase from './monster_chase/Board.svelte';
import Pets from './pets_rescue/Board.svelte';
import Wombat from './wombat_rescue/Board.svelte';

const target = document.body;
let shown: Record<string, unknown> = {};
beforeAll(() => {
  void language.begin();
  for (const size of ['clientWidth', 'clientHeight'])
    Object.defineProperty(HTMLElement.prototype, size, { get: () => 900, configurable: true });
});
afterEach(() => void unmount(shown));

const telling: Telling = {
  busy: false,
  settle: () => undefined,
  hold: () => Promise.resolve(),
  see: () => Promise.resolve(),
  follow: () => undefined,
  propose: () => undefined,
  announce: () => undefined,
};

interface Choice<G extends GameName> {
  seats: SeatSeen[];
  side: SeatFrame<G>;
  sent: MoveSeen<G>;
}

/** A side of a recorded game that may choose between such a move and others. */
function choiceOf<G extends GameName>(frames: string, is: (move: Games[G]['move']) => boolean): Choice<G> {
  for (const { mine, table } of parseJson<Frame<G>[]>(frames))
    for (const side of mine) {
      const sent = side.moves.find(({ move }) => is(move));
      if (sent && side.moves.length > 1) return { seats: table.seats, side, sent };
    }
  throw new Error('no frame with such a move was recorded');
}

/** The board as the table shows it while the move is on its way. Returns what presses on it have played. */
function show<G extends GameName>(Board: Component<BoardProps<G>>, { seats, side, sent }: Choice<G>): number[] {
  const played: number[] = [];
  const last = side.moves.reduce((one, other) => (one.code > other.code ? one : other));
  const moveOf = (code: number) => (side.moves.find((one) => one.code === code) ?? last).move;
  const allMoves = Array.from({ length: last.code + 1 }, (_, code) => ({ code, move: moveOf(code), text: '' }));
  const props: BoardProps<G> = {
    ...{ view: side.view, seat: side.seat, moves: [sent], sent: sent.code, mine: [side], allMoves, seats },
    ...{ events: [], telling, hint: null, refused: null, timer: null, levels: [] },
    play: (code) => void played.push(code),
  };
  shown = mount(Board, { target, props });
  flushSync();
  return played;
}
const marked = (selector: string) => target.querySelectorAll(selector).length;

test('Monster Chase: the tile', () => {
  const choice = choiceOf<'monster-chase'>(chaseFrames, ({ move }) => move === 'flip');
  show(Chase, choice);
  expect(marked('.tile[data-sent]')).toBe(1);
});

test.each([
  ['a tile', false],
  ['a tile of choice, and the choice', true],
])('Monster Baby Rescue: %s', (_, isChoice) => {
  const choice = choiceOf<'monster-baby-rescue'>(
    rescueFrames,
    ({ part, gem }) => isChoice === ((part ?? gem) !== null),
  );
  show(Rescue, choice);
  expect(marked(`.tile.chosen[data-slot="${choice.sent.move.slot}"]`)).toBe(1);
  const options = choice.side.moves.filter(({ move }) => move.slot === choice.sent.move.slot).length;
  expect([marked('.option'), marked('.option.chosen')]).toEqual(isChoice ? [options, 1] : [0, 0]);
});

const ON_THE_MAP = '.targets .looked';
test.each([
  ['walk', ON_THE_MAP],
  ['scamper', ON_THE_MAP],
  ['prowl', ON_THE_MAP],
  ['den', ON_THE_MAP],
  ['cube', ON_THE_MAP],
  ['high-fibre', '[data-card=high-fibre][data-sent]'],
  ['hand-over', '[data-heir][data-sent]'],
  ['chase', '[data-heir][data-sent]'],
])('Wombat Rescue: %s', (kind, selector) => {
  const choice = choiceOf<'wombat-rescue'>(wombatFrames, ({ move }) => move === kind);
  show(Wombat, choice);
  expect(marked(selector)).toBe(1);
});

test('Wombat Rescue: a person to hand the dingo to stays among the others, and no other can be chosen', () => {
  const choice = choiceOf<'wombat-rescue'>(wombatFrames, ({ move }) => move === 'hand-over');
  const played = show(Wombat, choice);
  const people = [...target.querySelectorAll<HTMLElement>('[data-heir]')];
  expect(people).toHaveLength(choice.side.moves.length);
  for (const one of people) one.click();
  flushSync();
  expect(played).toEqual(choice.side.moves.map(({ code }) => code)); // the table says why not
  expect(marked('[data-heir][data-sent]')).toBe(1);
});

test('Wombat Rescue: the end of a turn, where one could also turn up a card', () => {
  const choice = choiceOf<'wombat-rescue'>(wombatFrames, ({ move }) => move === 'digest');
  const reveal = { ...choice.sent, code: 999, move: { move: 'reveal' as const } };
  show(Wombat, { ...choice, side: { ...choice.side, moves: [choice.sent, reveal] } });
  expect(marked('[data-digest][data-sent]')).toBe(1);
});

test.each([
  ['line', '.handle.lit'],
  ['take', '.cell.picked, .way.on'],
  ['direction', '[data-direction][data-sent]'],
  ['give', '.placed.picked'],
  ['place', '.way.on'],
  ['offer', '.placed.picked'],
  ['accept', '.offer.picked, .way.on'],
  ['swap', '.cell.picked, .way.on'],
  ['start', '.way.on'],
])('Pets Rescue: %s', (kind, selector) => {
  const choice = choiceOf<'pets-rescue'>(petsFrames, ({ move }) => move === kind);
  show(Pets, choice);
  expect(marked(selector)).toBe(selector.split(',').length);
});
