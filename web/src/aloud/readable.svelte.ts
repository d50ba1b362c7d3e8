// Attachments for what is read aloud: `readable` for what is shown, `readsTouched` for what is pressed or has the focus.
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

const CONTROL = 'a, button, label, select, input';

/** Reads what is pressed or gets the focus by a key: these words, or the name of the control. */
export const readsTouched =
  (words?: Words): Attachment<HTMLElement> =>
  (element) => {
    const say = ({ target }: Event) => {
      if (!readAloud.on || !(target instanceof Element)) return;
      const control = target.closest(CONTROL);
      if (words) readAloud.read(piecesOf(element, words));
      else if (control && element.contains(control)) readAloud.read([{ text: nameOf(control), from: control }]);
    };
    const onfocus = (event: Event) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) say(event);
    };
    element.addEventListener('pointerdown', say);
    element.addEventListener('focusin', onfocus);
    return () => {
      element.removeEventListener('pointerdown', say);
      element.removeEventListener('focusin', onfocus);
      readAloud.drop(element);
    };
  };

const nameOf = (control: Element): string => {
  const labels = control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.labels : null;
  return control.getAttribute('aria-label') ?? (labels?.length ? [...labels].map(textIn).join(' ') : textIn(control));
};
const textIn = (element: Element): string => element.textContent.replace(/\s+/g, ' ').trim();

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
