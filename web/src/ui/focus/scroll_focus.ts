// Makes a text that scrolls reachable by keyboard.
import type { Attachment } from 'svelte/attachments';

/** `<p {@attach scrollFocus}>`: a tab stop as long as the element overflows. */
export const scrollFocus: Attachment<HTMLElement> = (element) => {
  const look = () => {
    if (element.scrollHeight > element.clientHeight + 1) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  const words = new MutationObserver(look);
  sizes.observe(element);
  words.observe(element, { childList: true, characterData: true, subtree: true });
  look();
  return () => {
    sizes.disconnect();
    words.disconnect();
  };
};
