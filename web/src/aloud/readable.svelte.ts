// Attachments for what is read aloud: `readable` for what is shown, `readsTouched` for what is pressed or reached with a key.
import { tick, untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { readAloud, type ShownPiece } from '../device/speech/read_aloud.svelte';
import type { Reading } from '../device/speech/recording_source';
import { language } from '../words/language.svelte';
import { shownWords } from './shown_words.svelte';
import { shownWordsOf } from './words_of';

type Words = () => Reading | undefined;

/** Reads these words when they are shown and whenever they change; without words all that the element says, when it appears
 *  and when it is about something else. */
export const readable =
  (words?: Words, about?: () => unknown): Attachment =>
  (element) => {
    const whole = () => piecesOf(element, words);
    const shown = { element, whole };
    const remove = shownWords.add(shown);
    let before: ReadonlySet<string> = new Set();
    $effect(() => {
      words?.();
      about?.();
      void tick().then(() => {
        const pieces = untrack(whole);
        shownWords.say(
          shown,
          pieces.filter(({ text }) => !before.has(text)),
        );
        before = new Set(pieces.map(({ text }) => text));
      });
    });
    return remove;
  };

const piecesOf = (element: Element, words?: Words): ShownPiece[] =>
  words?.()?.map((piece) => ({ ...piece, from: element })) ??
  shownWordsOf(element, language.code, element.querySelector('[data-read-first]') ?? undefined);

const CONTROL = 'a, button, label, select, input, summary';
const BLOCK = 'h1, h2, h3, p, legend, li, td, th';

/** Touches that something within has answered. */
const answered = new WeakSet<Event>();

/** Reads what is pressed or reached with a key: these words, or the name of the control, or else the block of text. */
export const readsTouched =
  (words?: Words): Attachment<HTMLElement> =>
  (element) => {
    const say = (event: Event) => {
      const { target } = event;
      if (!readAloud.on || answered.has(event) || !(target instanceof Element)) return;
      const pieces = words ? piecesOf(element, words) : touchedIn(element, target);
      if (!pieces.length) return;
      answered.add(event);
      readAloud.read(pieces);
    };
    // the key that moved the focus comes up where it went; a focus that the page moves by itself is not read
    const onkeyup = (event: KeyboardEvent) => {
      if (event.key === 'Tab' || (isRadio(event.target) && event.key.startsWith('Arrow'))) say(event);
    };
    element.addEventListener('pointerdown', say);
    element.addEventListener('keyup', onkeyup);
    return () => {
      element.removeEventListener('pointerdown', say);
      element.removeEventListener('keyup', onkeyup);
      readAloud.drop(element);
    };
  };

const isRadio = (target: EventTarget | null) => target instanceof HTMLInputElement && target.type === 'radio';

function touchedIn(element: Element, target: Element): ShownPiece[] {
  const control = target.closest(CONTROL);
  if (control && element.contains(control)) return nameOf(control);
  const block = target.closest(BLOCK);
  return block && element.contains(block) ? shownWordsOf(block, language.code) : [];
}

function nameOf(control: Element): ShownPiece[] {
  const name = control.getAttribute('aria-label');
  if (name) return [{ text: name, from: control }];
  const labels = control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.labels : null;
  const shown = labels?.length ? [...labels] : [control];
  return shown.flatMap((one) => shownWordsOf(one, language.code));
}

/** For a long text: whatever is pressed in it is read, and what follows. */
export const readsOnFromTouched: Attachment<HTMLElement> = (element) => {
  const say = ({ target }: Event) => {
    if (!readAloud.on || !(target instanceof Element) || target.closest(CONTROL)) return;
    const first = target.closest('h2, h3, p, li, td');
    if (!first) return;
    readAloud.hush();
    readAloud.read(shownWordsOf(element, language.code, first));
  };
  element.addEventListener('click', say);
  return () => {
    element.removeEventListener('click', say);
    readAloud.drop(element);
  };
};
