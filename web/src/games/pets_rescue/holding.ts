// Press and hold: calls `begin` and `end` while a finger, the mouse button or a key is down.
import type { Attachment } from 'svelte/attachments';

export interface Holding {
  /** `y` is where it was pressed; null for a key. */
  begin: (y: number | null) => void;
  end: () => void;
  /** Called for a short press. Without it `begin` is called at once. */
  press?: () => void;
  /** Called for a screen reader's click. */
  tell?: () => void;
}

/** Milliseconds after which a press is a hold. */
const LONG = 350;
const KEYS = ['Enter', ' '];

class Held {
  /** Is a pointer or key down? */
  #down = false;
  #looking = false;
  /** The click that follows a hold is ignored. */
  #spent = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly wish: Holding) {}

  start(y: number | null): void {
    this.#down = true;
    this.#spent = false;
    const look = () => {
      this.#looking = this.#spent = true;
      this.wish.begin(y);
    };
    if (this.wish.press) this.#timer = setTimeout(look, LONG);
    else look();
  }

  /** Returns whether it was a short press. */
  stop(): boolean {
    const short = this.#down && !this.#looking;
    clearTimeout(this.#timer);
    if (this.#looking) this.wish.end();
    this.#down = this.#looking = false;
    return short;
  }

  clicked(event: MouseEvent): void {
    event.stopPropagation();
    const spent = this.#spent;
    this.#spent = false;
    if (spent) return;
    if (this.wish.press) this.wish.press();
    else if (event.detail === 0) this.wish.tell?.();
  }

  /** Prevents the browser's menu on a long press. */
  menu(event: Event): void {
    if (this.#down) event.preventDefault();
  }

  key(event: KeyboardEvent): void {
    if (!KEYS.includes(event.key)) return;
    event.preventDefault();
    if (event.type === 'keydown') {
      if (!event.repeat) this.start(null);
    } else if (this.stop()) this.wish.press?.();
  }
}

/** `<button {@attach holding({ begin, end, press })}>`. */
export function holding(wish: Holding): Attachment<HTMLElement> {
  return (node) => {
    const held = new Held(wish);
    // "What is this?" does not use the long press here.
    node.dataset.ownGestures = 'hold';
    const off = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(name: K, does: (event: HTMLElementEventMap[K]) => void) =>
      node.addEventListener(name, does, { signal: off.signal });
    on('pointerdown', (event) => event.button === 0 && held.start(event.clientY));
    for (const name of ['pointerup', 'pointercancel', 'pointerleave', 'blur'] as const) on(name, () => held.stop());
    on('click', (event) => held.clicked(event));
    on('contextmenu', (event) => held.menu(event));
    on('keydown', (event) => held.key(event));
    on('keyup', (event) => held.key(event));
    return () => {
      off.abort();
      held.stop();
    };
  };
}
