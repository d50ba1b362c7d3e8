// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { topicOf } from '../games/explains';
import { notNull } from '../assert';
import { allAsked, askAt, askOf } from './topic';

afterEach(() => document.body.replaceChildren());

function lay(html: string): (id: string) => HTMLElement {
  document.body.innerHTML = html;
  return (id) => notNull(document.getElementById(id));
}
const at = (element: Element, x: number, y: number, w: number, h: number) =>
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(x, y, w, h));

test('a topic is a kind and an id', () => {
  expect(topicOf('goal:GOAL-01A')).toEqual({ kind: 'goal', id: 'GOAL-01A' });
  expect(topicOf('line:row.2')).toEqual({ kind: 'line', id: 'row.2' });
  expect(topicOf('barrier')).toEqual({ kind: 'barrier', id: '' });
});

test('what is pressed is the innermost thing that has a name', () => {
  const find = lay('<div data-ask="row"><button id="tile" data-ask="slot:1"><b id="price">2</b></button></div>');
  expect(askOf(find('price'))).toBe('slot:1');
  expect(askOf(document.body)).toBeNull();
});

test('a picture that lets every press through is found by where it is, if it is smaller', () => {
  const find = lay(
    `<div id="track" data-ask="track"></div>
     <span id="figure" data-ask="figure:0" style="pointer-events: none"></span>
     <span id="sky" data-ask="sky" style="pointer-events: none"></span>
     <span id="cover" data-ask="cover"></span>`,
  );
  at(find('track'), 0, 0, 400, 300);
  at(find('figure'), 20, 20, 40, 50);
  at(find('sky'), 0, 0, 800, 600);
  at(find('cover'), 20, 20, 10, 10);
  const met = find('track');
  expect(askAt(30, 30, met, document)).toBe('figure:0');
  expect(askAt(200, 200, met, document)).toBe('track');
  // An element that takes presses, but was not hit, is covered.
  expect(askAt(22, 22, met, document)).toBe('figure:0');
});

test('everything is listed once', () => {
  lay('<i data-ask="a"></i><i data-ask="b"></i><i data-ask="a"></i>');
  expect(allAsked(document)).toEqual(['a', 'b']);
});
