// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notNull } from '../assert';
import { Asking } from './asking.svelte';
import { asks } from './gestures';

const LONG = 600;
let asking: Asking;
let halted = 0;
let pressed: string[] = [];
let leave: (() => void) | void;
const find = (id: string) => notNull(document.getElementById(id));

beforeEach(() => {
  vi.useFakeTimers();
  [halted, pressed] = [0, []];
  document.body.innerHTML = `<div id="table">
    <button id="tile" data-ask="slot:1"></button>
    <button id="goal" data-ask="goal:G1" data-ask-tap></button>
    <button id="card" data-ask="card:P1" data-own-gestures="hold"></button>
    <button id="rail" data-ask="rail:left" data-own-gestures="all"></button>
    <button id="plain"></button>
    <button id="done" data-ask-usual></button></div>`;
  for (const button of document.querySelectorAll('button')) button.onclick = () => pressed.push(button.id);
  asking = new Asking(() => halted++);
  leave = asks(asking)(find('table'));
});
afterEach(() => {
  leave?.();
  vi.useRealTimers();
});

const pointer = (name: string, id: string, more: PointerEventInit = {}) =>
  find(id).dispatchEvent(
    new PointerEvent(name, {
      bubbles: true,
      cancelable: true,
      isPrimary: true,
      button: 0,
      clientX: 5,
      clientY: 5,
      ...more,
    }),
  );
const rightClick = (id: string) =>
  find(id).dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 5, clientY: 5 }));
const key = (on: Element, key: string) =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

test('press and hold asks, and the click that follows plays nothing', () => {
  pointer('pointerdown', 'tile');
  vi.advanceTimersByTime(LONG);
  expect(asking.topic).toBe('slot:1');
  expect(halted).toBe(1);
  pointer('pointerup', 'tile');
  find('tile').click();
  expect(pressed).toEqual([]);
  find('tile').click();
  expect(pressed).toEqual(['tile']);
});

test('a short press and a drag do not ask', () => {
  pointer('pointerdown', 'tile');
  pointer('pointerup', 'tile');
  vi.advanceTimersByTime(LONG);
  pointer('pointerdown', 'tile');
  pointer('pointermove', 'tile', { clientX: 40 });
  vi.advanceTimersByTime(LONG);
  expect(asking.topic).toBeNull();
});

test('a long press that the game has a use for stays with the game', () => {
  pointer('pointerdown', 'card');
  pointer('pointerdown', 'rail');
  vi.advanceTimersByTime(LONG);
  expect(asking.topic).toBeNull();
});

test('the right button asks, but not where hands are at work', () => {
  expect(rightClick('rail')).toBe(true);
  expect(asking.topic).toBeNull();
  expect(rightClick('card')).toBe(false);
  expect(asking.topic).toBe('card:P1');
});

test('where nobody can say anything the browser keeps its own menu', () => {
  expect(rightClick('plain')).toBe(true);
});

test('a tap on what does nothing else asks', () => {
  find('goal').click();
  expect(asking.topic).toBe('goal:G1');
  expect(pressed).toEqual([]);
});

test('while everything is a question nothing is played', () => {
  asking.toggle();
  for (const id of ['tile', 'rail', 'plain']) find(id).click();
  expect(pressed).toEqual([]);
  expect(asking.topic).toBe('rail:left');
  key(find('card'), 'Enter');
  expect(asking.topic).toBe('card:P1');
  find('done').click();
  expect(pressed).toEqual(['done']);
  key(document.body, 'Escape');
  expect(asking.mode, 'the sheet is put away first').toBe(true);
  asking.topic = null;
  key(document.body, 'Escape');
  expect(asking.mode).toBe(false);
});

test('the question mark asks about what has the focus, or lists everything', () => {
  key(find('tile'), '?');
  expect(asking.topic).toBe('slot:1');
  key(find('plain'), '?');
  expect(asking.list).not.toBeNull();
});
