// Words that have no room are scrolled: by the wheel, the finger, and by whoever uses keys alone.
import type { Attachment } from 'svelte/attachments';

/** `<p {@attach reachable}>`: a stop of the Tab key for as long as it has more to read than it shows. */
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
