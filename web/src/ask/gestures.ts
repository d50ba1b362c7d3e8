// The ways to ask: press and hold, the right button, the key “?”, and any tap in question mode.
import type { Attachment } from 'svelte/attachments';
import type { Asking } from './asking.svelte';
import { listOf, askAt, askOf } from './topic';

/** Milliseconds after which a press asks. A game's own long press is shorter. */
const LONG = 550;
/** Pixels beyond which a press is a drag. */
const STILL = 10;

/** Parts of the table that keep working in question mode. */
const USUAL = '[data-ask-usual]';
/** Things that do nothing when tapped: a tap asks. */
const TAPS = '[data-ask-tap]';
/** Things for which the game uses the long press, or also the right button. */
const HOLDS = '[data-own-gestures]';
const HANDS = '[data-own-gestures="all"]';

const elementOf = (event: Event): Element | null => (event.target instanceof Element ? event.target : null);

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

class Gestures {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #from: { x: number; y: number } | null = null;
  /** The next click belongs to the press that asked: it is ignored. */
  #spent = false;

  constructor(
    private readonly surface: HTMLElement,
    private readonly asking: Asking,
  ) {}

  #at(event: MouseEvent): string | null {
    // A click made by a key has no coordinates.
    if (event.clientX === 0 && event.clientY === 0) return askOf(elementOf(event));
    return askAt(event.clientX, event.clientY, elementOf(event), this.surface);
  }

  /** Does a press ask here? */
  #questions(event: Event): boolean {
    return this.asking.mode && !elementOf(event)?.closest(USUAL);
  }

  down(event: PointerEvent): void {
    this.#spent = false;
    if (this.#questions(event)) return stop(event);
    if (event.button !== 0 || !event.isPrimary || elementOf(event)?.closest(HOLDS)) return;
    const topic = this.#at(event);
    if (topic === null) return;
    this.#from = { x: event.clientX, y: event.clientY };
    this.#timer = setTimeout(() => {
      this.#spent = true;
      this.asking.ask(topic);
    }, LONG);
  }

  move(event: PointerEvent): void {
    if (this.#from && Math.hypot(event.clientX - this.#from.x, event.clientY - this.#from.y) > STILL) this.letGo();
  }

  letGo(): void {
    clearTimeout(this.#timer);
    this.#from = null;
  }

  menu(event: MouseEvent): void {
    if (elementOf(event)?.closest(HANDS) && !this.asking.mode) return;
    const topic = this.#at(event);
    if (topic === null) return;
    this.letGo();
    stop(event);
    this.asking.ask(topic);
  }

  click(event: MouseEvent): void {
    if (this.#spent) {
      this.#spent = false;
      return stop(event);
    }
    if (!this.#questions(event) && !elementOf(event)?.closest(TAPS)) return;
    stop(event);
    const topic = this.#at(event);
    if (topic !== null) this.asking.ask(topic);
  }

  key(event: KeyboardEvent): void {
    const on = elementOf(event);
    if (on?.matches('input, select, textarea') || on?.closest('dialog')) return;
    if (event.key === 'Escape' && this.asking.mode) {
      // Escape first closes the sheet, even before the sheet has the focus.
      if (this.asking.topic === null && this.asking.list === null) this.asking.mode = false;
    } else if (event.key === '?') {
      stop(event);
      const topic = askOf(on);
      if (topic === null) this.asking.show(listOf(this.surface));
      else this.asking.ask(topic);
    } else if ((event.key === 'Enter' || event.key === ' ') && this.#questions(event)) {
      const topic = askOf(on);
      stop(event);
      if (topic !== null) this.asking.ask(topic);
    }
  }
}

/** `<div {@attach asks(asking)}>`: everything in it with `data-ask` can be asked about. */
export function asks(asking: Asking): Attachment<HTMLElement> {
  return (surface) => {
    const gestures = new Gestures(surface, asking);
    const off = new AbortController();
    const capture = { signal: off.signal, capture: true };
    surface.addEventListener('pointerdown', (event) => gestures.down(event), capture);
    surface.addEventListener('contextmenu', (event) => gestures.menu(event), capture);
    surface.addEventListener('click', (event) => gestures.click(event), capture);
    window.addEventListener('keydown', (event) => gestures.key(event), capture);
    window.addEventListener('pointermove', (event) => gestures.move(event), capture);
    for (const name of ['pointerup', 'pointercancel', 'blur', 'scroll'])
      window.addEventListener(name, () => gestures.letGo(), capture);
    return () => {
      off.abort();
      gestures.letGo();
    };
  };
}
