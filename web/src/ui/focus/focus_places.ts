// Places that had the focus, and what takes their place when they are gone.

export type Focusable = HTMLElement | SVGElement;

interface Point {
  x: number;
  y: number;
}

/** Something that had the focus. */
export interface Place {
  element: Focusable;
  /** The elements around it, the nearest first, up to the part of the page it is in. */
  around: readonly Element[];
  /** Its data attributes, which name a piece also when it is mounted again; empty for an element without. */
  name: string;
  /** The kind of piece: the names of these attributes. */
  kind: string;
  at: Point;
}

const CAN_TAKE_FOCUS = 'button, a[href], input, select, textarea, summary, [tabindex]';
/** Parts of a page: what takes the place of something is in the same part. */
const PARTS = 'dialog, main, header, aside, section.prompt';
/** The buttons of the prompt bar answer one question. Who has answered goes back; the button beside it may be Undo. */
const PROMPT = 'section.prompt';

export function placeOf(element: Focusable): Place {
  const around: Element[] = [];
  for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
    around.push(one);
    if (one.matches(PARTS)) break;
  }
  return { element, around, name: nameOf(element), kind: kindOf(element), at: centreOf(element) };
}

/** What can be reached now: all of the page, or the window above it. */
export const surfaceOf = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

export const isFocusable = (element: Element): element is Focusable =>
  (element instanceof HTMLElement || element instanceof SVGElement) &&
  surfaceOf().contains(element) &&
  !element.matches(':disabled') &&
  !element.closest('[inert]') &&
  element.checkVisibility();

const focusablesIn = (part: Element): Focusable[] => [...part.querySelectorAll(CAN_TAKE_FOCUS)].filter(isFocusable);

/** The element of the place, or the same piece mounted again. */
export function againAt({ element, name }: Place): Focusable | null {
  if (isFocusable(element)) return element;
  if (!name) return null;
  return focusablesIn(surfaceOf()).find((one) => nameOf(one) === name) ?? null;
}

/** The nearest thing in the same part of the page, of the same kind if there is one. */
export function nearestTo({ around, kind, at }: Place): Focusable | null {
  if (around.at(-1)?.matches(PROMPT)) return null;
  for (const part of around.filter(({ isConnected }) => isConnected)) {
    const all = focusablesIn(part);
    const alike = all.filter((one) => kind && kindOf(one) === kind);
    // of a group with arrow keys one element alone is a tab stop
    const [nearest] = (alike.length ? alike : all.filter((one) => one.tabIndex >= 0)).sort(
      (one, other) => distance(centreOf(one), at) - distance(centreOf(other), at),
    );
    if (nearest) return nearest;
  }
  return null;
}

const nameOf = ({ localName, dataset }: Focusable): string => {
  const named = Object.entries(dataset);
  return named.length ? JSON.stringify([localName, ...named]) : '';
};
const kindOf = ({ localName, dataset }: Focusable): string => {
  const named = Object.keys(dataset);
  return named.length ? [localName, ...named].join(' ') : '';
};

function centreOf(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
