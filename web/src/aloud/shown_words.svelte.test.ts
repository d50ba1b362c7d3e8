// @vitest-environment happy-dom
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ReadAloud } from '../device/speech/read_aloud.svelte';
import { ShownWords } from './shown_words.svelte';
import { shownWordsOf } from './words_of';

class FakeUtterance {
  onend: (() => void) | null = null;
  constructor(readonly text: string) {}
}

let utterances: FakeUtterance[] = [];
const words = () => utterances.map(({ text }) => text);
/** Lets the voice come to the end of what it is saying, so many times. */
const speak = (times = 1) => {
  for (let n = 0; n < times; n++) utterances.at(-1)?.onend?.();
};

beforeEach(() => {
  utterances = [];
  localStorage.clear();
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [{ lang: 'en-GB', localService: true, default: true }],
    speak: (one: FakeUtterance) => void utterances.push(one),
    cancel: () => undefined,
    addEventListener: () => undefined,
  });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function page(html: string) {
  const voice = new ReadAloud();
  voice.toggle();
  const shown = new ShownWords(voice);
  document.body.innerHTML = html;
  const show = (selector: string, ended?: () => void) => {
    const element = document.querySelector(selector);
    if (!element) throw new Error(selector);
    const whole = () => shownWordsOf(element, 'en');
    const one = { element, whole, ended };
    const remove = shown.add(one);
    shown.say(one, whole());
    return { one, remove, say: () => shown.say(one, whole()) };
  };
  return { voice, shown, show };
}

describe('what is shown', () => {
  test('together is read in the order of the page, piece by piece', async () => {
    const { show } = page('<p id="a">One. Two.</p><p id="b">Three.</p>');
    show('#b');
    show('#a');
    await tick();
    expect(words()).toEqual(['One.']);
    speak(2);
    expect(words()).toEqual(['One.', 'Two.', 'Three.']);
  });

  test('in a dialog is read first, and what it covers when it is closed', async () => {
    const { show } = page('<p id="a">Below.</p><dialog open><p id="b">On top. And more.</p></dialog>');
    const dialog = show('#b');
    show('#a');
    await tick();
    expect(words()).toEqual(['On top.']);
    dialog.remove();
    await tick();
    expect(words()).toEqual(['On top.', 'Below.']);
  });

  test('is read no further when it is gone', async () => {
    const { show } = page('<p id="a">One. Two. Three.</p>');
    const ended = vi.fn();
    const { remove } = show('#a', ended);
    await tick();
    speak();
    remove();
    speak(3);
    expect(words()).toEqual(['One.', 'Two.']);
    expect(ended).not.toHaveBeenCalled();
  });

  test('is read no further when it says something else', async () => {
    const { show } = page('<p id="a">One. Two. Three.</p>');
    const { say } = show('#a');
    await tick();
    const [element] = document.getElementsByTagName('p');
    if (element) element.textContent = 'Four.';
    say();
    await tick();
    speak(3);
    expect(words()).toEqual(['One.', 'Four.']);
  });

  test('is not read twice in a row, but again when it comes back', async () => {
    const { show } = page('<p id="a">One.</p>');
    const first = show('#a');
    await tick();
    speak();
    first.say();
    await tick();
    expect(words()).toEqual(['One.']);
    first.remove();
    show('#a');
    await tick();
    expect(words()).toEqual(['One.', 'One.']);
  });

  test('tells when it was read to its end', async () => {
    const { show } = page('<p id="a">One. Two.</p>');
    const ended = vi.fn();
    show('#a', ended);
    await tick();
    speak();
    expect(ended).not.toHaveBeenCalled();
    speak();
    expect(ended).toHaveBeenCalledOnce();
  });

  test('can be read once more, unless something lies on it', async () => {
    const { shown, show } = page('<p id="a">One.</p><dialog open><p id="b">Two.</p></dialog>');
    const { one: first } = show('#a');
    await tick();
    speak();
    shown.sayAgain(first);
    expect(words()).toEqual(['One.', 'One.']);
    speak();
    show('#b');
    await tick();
    speak();
    shown.sayAgain(first);
    expect(words()).toEqual(['One.', 'One.', 'Two.']);
  });

  test('is read from its beginning when reading aloud is switched on', async () => {
    const { voice, shown, show } = page('<p id="a">One.</p><dialog open><p id="b">Two.</p></dialog>');
    voice.toggle();
    show('#a');
    show('#b');
    await tick();
    expect(words()).toEqual([]);
    voice.toggle();
    shown.sayAll();
    await tick();
    expect(words()).toEqual(['Two.']);
  });
});

describe('the words of an element', () => {
  const wordsIn = (html: string, first?: string) => {
    document.body.innerHTML = html;
    const from = first ? (document.querySelector(first) ?? undefined) : undefined;
    return shownWordsOf(document.body, 'en', from).map(({ text }) => text);
  };

  test('are the sentences of its blocks, across inline elements', () => {
    expect(wordsIn('<h2>Rules</h2><p>Turn <b style="display: inline">over</b> a\n tile. Then look.</p>')).toEqual([
      'Rules',
      'Turn over a tile.',
      'Then look.',
    ]);
  });

  test('are not those of buttons, pictures and screen readers', () => {
    expect(
      wordsIn('<p>One<span class="only-read">hidden</span></p><button>Press</button><p aria-hidden="true">Two</p>'),
    ).toEqual(['One']);
  });

  test('begin at a block', () => {
    expect(wordsIn('<p>One</p><p id="two">Two</p><p>Three</p>', '#two')).toEqual(['Two', 'Three']);
  });
});
