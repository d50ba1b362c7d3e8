// Says what is in the prompt bar, to screen readers and aloud.
import { untrack } from 'svelte';
import { readAloud } from '../../device/read_aloud.svelte';
import type { PromptContent } from './prompt_content';
import { SaidOnce } from './said_once';

interface Prompt {
  content: PromptContent;
  /** Where the game is (said_once.ts). */
  position: string | null;
  /** Tells screen readers. */
  announce: (text: string) => void;
}

/** The text to read aloud. */
export const wholeOf = ({ text, detail }: PromptContent): string => [text, detail].filter(Boolean).join(' ');

/** Says what is new in the prompt, until the component that calls it is gone. */
export function sayPrompt(now: () => Prompt): void {
  const saidOnce = new SaidOnce();
  let fresh = $state.raw({ text: '' });
  $effect(() => {
    const { content, position, announce } = now();
    const { text, detail = '', happens, refused, passing, ticking } = content;
    if (content.isEarly) return;
    const parts = [text, ticking ? '' : detail];
    const next = saidOnce.next({ parts, position, passing: passing ?? refused ?? false });
    if (!next) return;
    fresh = { text: next };
    // an event announces what happens, and a refusal is an alert
    if (!happens && !refused) untrack(() => announce(next));
  });
  let wasOn = false;
  $effect(() => {
    const { on } = readAloud;
    const { text } = fresh;
    readAloud.read([{ text: on && !wasOn ? untrack(() => wholeOf(now().content)) : text }]);
    wasOn = on;
  });
  $effect(() => () => readAloud.hush());
}
