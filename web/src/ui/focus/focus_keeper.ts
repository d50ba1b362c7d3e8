// Keeps the focus where a person would look for it. What was pressed may disappear with the press: a card is taken, a board
// is mounted again for the next player, a page gives way to another. A browser then throws the focus to the top of the page.
import { againAt, isFocusable, nearestTo, placeOf, surfaceOf, type Focusable, type Place } from './focus_places';

/** How many places are remembered. */
const MEMORY = 8;
const HEADING = 'h1[tabindex]';
/** What has the focus where no single thing in it can have it, the first that there is. */
const WHOLES = ['#board', HEADING, 'button'];
const PRESSES = ['Enter', ' '];
const PRESSED = 'button, a, input, select, textarea, summary, label, [tabindex]';

export class FocusKeeper {
  /** Where the focus has been, the last place at the end; and of these where something was pressed, not only passed on the way. */
  #places: Place[] = [];
  #pressed: Place[] = [];
  /** Finds what gets the focus as soon as it is there, unless somebody moves the focus before. */
  #wanted: (() => Focusable | null) | null = null;
  #byKeyboard = false;
  /** Somebody pressed beside everything that takes the focus: it is not lost, but put down. */
  #putDown = false;
  #moving = false;
  /** What gets the focus next, while one thing has lost it already: a page that changes meanwhile must not hold it back. */
  #goesTo: EventTarget | null = null;

  /** Returns a function that ends it. */
  start(): () => void {
    const ending = new AbortController();
    const on = { capture: true, signal: ending.signal };
    document.addEventListener('focusin', ({ target }) => this.#remember(target), on);
    document.addEventListener('blur', ({ relatedTarget }) => (this.#goesTo = relatedTarget), on);
    document.addEventListener('keydown', ({ key }) => this.#key(key), on);
    document.addEventListener('pointerdown', ({ target }) => this.#press(target), on);
    // what its style hides leaves the focus without a change of the tree
    document.addEventListener('focusout', () => requestAnimationFrame(() => this.#lookAfter()), on);
    const changes = new MutationObserver(() => this.#look());
    changes.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['inert', 'disabled', 'hidden'],
    });
    return () => {
      ending.abort();
      changes.disconnect();
    };
  }

  /** Another page is shown: its heading gets the focus as soon as it is loaded. */
  arrive(): void {
    this.forget();
    this.#wanted = () => firstOf(HEADING);
    this.#look();
  }

  /** Somebody else has the device: where the person before was is not told. */
  forget(): void {
    this.#places = [];
    this.#pressed = [];
    this.#wanted = null;
  }

  #remember(target: EventTarget | null): void {
    this.#putDown = false;
    this.#goesTo = null;
    if (this.#moving || !(target instanceof HTMLElement || target instanceof SVGElement)) return;
    this.#wanted = null;
    this.#add(target);
  }

  #add(element: Focusable): void {
    this.#places = withLast(this.#places, element);
  }

  #key(key: string): void {
    this.#byKeyboard = true;
    const { activeElement } = document;
    if (PRESSES.includes(key) && activeElement && isFocusable(activeElement) && activeElement !== document.body)
      this.#pressed = withLast(this.#pressed, activeElement);
  }

  #press(target: EventTarget | null): void {
    this.#byKeyboard = false;
    this.#putDown = target instanceof Element && !target.closest(PRESSED);
  }

  #lookAfter(): void {
    this.#goesTo = null;
    this.#look();
  }

  #look(): void {
    if (this.#goesTo !== null) return;
    const wanted = this.#wanted?.();
    if (wanted) {
      this.#wanted = null;
      this.#focus(wanted);
      return;
    }
    const lost = this.#places.at(-1);
    const { activeElement, body } = document;
    if (lost && !this.#putDown && (activeElement === null || activeElement === body)) this.#recover(lost);
  }

  /** A pointer does not point at the next piece: for it the board as a whole has the focus. */
  #recover(lost: Place): void {
    const next = this.#byKeyboard ? this.#nextTo(lost) : null;
    // a board has nothing on it until it is measured
    if (this.#byKeyboard && !next) this.#wanted = () => this.#nextTo(lost);
    const goal = next ?? WHOLES.map(firstOf).find((one) => one !== null);
    if (goal) this.#focus(goal, next !== null);
  }

  #nextTo(lost: Place): Focusable | null {
    for (const place of [lost, ...this.#pressed.toReversed(), ...this.#places.toReversed()]) {
      const found = againAt(place) ?? nearestTo(place);
      if (found) return found;
    }
    return null;
  }

  #focus(goal: Focusable, isPlace = true): void {
    this.#moving = true;
    goal.focus({ preventScroll: !isPlace || !this.#byKeyboard });
    this.#moving = false;
    if (isPlace) this.#add(goal);
  }
}

const withLast = (places: readonly Place[], element: Focusable): Place[] =>
  [...places.filter((one) => one.element !== element), placeOf(element)].slice(-MEMORY);

const firstOf = (selector: string): Focusable | null =>
  [...surfaceOf().querySelectorAll(selector)].find(isFocusable) ?? null;

export const focusKeeper = new FocusKeeper();
