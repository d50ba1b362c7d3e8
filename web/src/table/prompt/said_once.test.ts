import { expect, test } from 'vitest';
import { SaidOnce, type Utterance } from './said_once';

const ASKED = { parts: ['Mia: Turn over a tile.', 'Find the toy.'], position: '0.3', passing: false };
const next = (said: SaidOnce, now: Utterance) => said.next(now).join(' ');
const sure = (...parts: string[]) => ({ parts, position: '0.3', passing: true });

test('what is asked is said once in a position, whatever comes and goes meanwhile', () => {
  const said = new SaidOnce();
  expect(next(said, ASKED)).toBe('Mia: Turn over a tile. Find the toy.');
  expect(next(said, sure('That tile is awake already.'))).toBe('That tile is awake already.');
  expect(next(said, ASKED)).toBe('');
  expect(next(said, { ...ASKED, position: '0.4' })).toBe('Mia: Turn over a tile. Find the toy.');
});

test('a question before a move counts is said whenever it comes, and only what is new of it', () => {
  const said = new SaidOnce();
  expect(next(said, sure('Take the brush?', 'You walk 2 places.'))).toBe('Take the brush? You walk 2 places.');
  expect(next(said, sure('Take the brush?', 'You walk 3 places.'))).toBe('You walk 3 places.');
  expect(next(said, sure('Take the comb?'))).toBe('Take the comb?');
  expect(next(said, sure('Take the brush?'))).toBe('Take the brush?');
});

test('a line that returns after what was to be read is not said again', () => {
  const said = new SaidOnce();
  const told = (text: string) => next(said, { parts: [text], position: '0.3', passing: false });
  expect(['Mia turns over tile 3.', 'The drum!', 'Mia turns over tile 3.', 'A window lights up.'].map(told)).toEqual([
    'Mia turns over tile 3.',
    'The drum!',
    '',
    'A window lights up.',
  ]);
});

test('in a game that never rests a text is said when it changes', () => {
  const said = new SaidOnce();
  const told = (text: string) => next(said, { parts: [text], position: null, passing: false });
  expect(['Go!', 'Go!', 'Push!', 'Go!'].map(told)).toEqual(['Go!', '', 'Push!', 'Go!']);
});
