// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { lightNothing, lightWord, rangeOf, wordLength } from './spoken_word';

const shown = (html: string) => {
  document.body.innerHTML = html;
  return document.body;
};

afterEach(() => vi.unstubAllGlobals());

test('a word is found across inline elements and in whatever white space', () => {
  const from = shown('<b>Mia:</b> Turn\n  <i>ov</i>er a tile.');
  const text = 'Turn over a tile.';
  expect(rangeOf({ text, from }, 5, 4)?.toString()).toBe('over');
  expect(rangeOf({ text, from }, 10, 1)?.toString()).toBe('a');
});

test('nothing is found where something else is shown', () => {
  const from = shown('Now this.');
  expect(rangeOf({ text: 'Mia, the mouse', from }, 0, 3)).toBeNull();
  expect(rangeOf({ text: 'Now this.' }, 0, 3)).toBeNull();
});

test('a word ends before a sign or a space, where the browser does not say where', () => {
  expect(wordLength('Turn over!', 5)).toBe(4);
  expect(wordLength('Turn over', 5)).toBe(4);
});

test('one word is lit at a time, and none without highlights', () => {
  const from = shown('One two');
  expect(() => lightWord({ text: 'One two', from }, 0, 3)).not.toThrow();
  const highlights = new Map<string, { range: Range }>();
  vi.stubGlobal('CSS', { highlights });
  vi.stubGlobal(
    'Highlight',
    class {
      constructor(readonly range: Range) {}
    },
  );
  lightWord({ text: 'One two', from }, 4);
  expect(String(highlights.get('spoken')?.range)).toBe('two');
  lightNothing();
  expect(highlights.size).toBe(0);
});
