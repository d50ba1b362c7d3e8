// Says what is in the prompt bar, to screen readers and aloud.
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { shownWords } from '../../aloud/shown_words.svelte';
import { Silence } from '../../aloud/silence';
import type { Reading } from '../../device/speech/recording_source';
import type { PromptContent } from './prompt_content';
import { SaidOnce } from './said_once';

interface Prompt {
  content: PromptContent;
  /** Where the game is (said_once.ts). */
  position: string | null;
  /** Tells screen readers. */
  announce: (text: string) => void;
}

const partsOf = ({ text, detail = '', ticking }: PromptContent): string[] => [text, ticking ? '' : detail];

/** What is read aloud. */
export const readingOf = (content: PromptContent): Reading =>
  content.aloud ?? partsOf(content).map((text) => ({ text }));

const isPassing = ({ passing, refused }: PromptContent): boolean => passing ?? refused ?? false;

/** Announces what is new in the prompt, until the component that calls it is gone. */
export function announcePrompt(now: () => Prompt): void {
  const saidOnce = new SaidOnce();
  $effect(() => {
    const { content, position, announce } = now();
    if (content.isEarly) return;
    const next = saidOnce.next({ parts: partsOf(content), position, passing: isPassing(content) }).join(' ');
    // an event announces what happens, and a refusal is an alert
    if (next && !content.happens && !content.refused) untrack(() => announce(next));
  });
}

/** Reads what is new in the prompt aloud, and once more after a silence if it asks somebody here. */
export const readsPrompt =
  (now: () => Omit<Prompt, 'announce'>): Attachment =>
  (element) => {
    const saidOnce = new SaidOnce();
    const whole = () => readingOf(now().content).map((piece) => ({ ...piece, from: element }));
    const silence = new Silence(() => shownWords.sayAgain(shown));
    const shown = { element, whole, ended: () => now().content.asks && silence.begin() };
    const remove = shownWords.add(shown);
    let before = '';
    $effect(() => {
      const { content, position } = now();
      const pieces = whole();
      const parts = pieces.map(({ text }) => text);
      // what another device does may ask the same again: the silence goes on
      const asked = content.asks && !content.isEarly ? [position, ...parts].join('\n') : '';
      const isNew = asked !== before;
      before = asked;
      if (isNew) silence.end();
      if (content.isEarly) return;
      const fresh = saidOnce.next({ parts, position, passing: isPassing(content) });
      shownWords.say(
        shown,
        pieces.filter(({ text }) => fresh.includes(text)),
      );
      // nothing is read at whose end the silence would begin
      if (isNew && asked && !fresh.length) silence.begin();
    });
    return () => {
      silence.end();
      remove();
    };
  };
