// What somebody points at. A thing says what it is by `data-ask`; where several lie on each other, the smallest is meant.

export const ASKED = '[data-ask]';

/** What of a thing's gestures belong to the game: `hold` a long press, `all` the right button too. */
export type Own = 'hold' | 'all';

export const askOf = (element: Element | null): string | null =>
  element?.closest(ASKED)?.getAttribute('data-ask') ?? null;

const contains = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  x >= left && x <= right && y >= top && y <= bottom;
const area = ({ width, height }: DOMRect) => width * height;

/** What lies at a point of the window. `hit` is the element that a press there meets; pictures that let every press
 *  through are found by where they are. */
export function askAt(x: number, y: number, hit: Element | null, surface: ParentNode): string | null {
  const met = hit?.closest(ASKED) ?? null;
  const through = [...surface.querySelectorAll(ASKED)].filter(
    (one) => getComputedStyle(one).pointerEvents === 'none' && contains(one.getBoundingClientRect(), x, y),
  );
  const [smallest] = [...(met ? [met] : []), ...through].sort(
    (one, other) => area(one.getBoundingClientRect()) - area(other.getBoundingClientRect()),
  );
  return smallest?.getAttribute('data-ask') ?? null;
}

/** Everything that can be asked about, once each, in the order of the page. */
export const allAsked = (surface: ParentNode): string[] => [
  ...new Set([...surface.querySelectorAll(ASKED)].flatMap((one) => one.getAttribute('data-ask') ?? [])),
];

/** The same as a list to read: only what is shown, and the board before the table around it. */
export function listOf(surface: ParentNode): string[] {
  const shown = [...surface.querySelectorAll(ASKED)].filter((one) => one.getClientRects().length > 0);
  const [board, around] = [true, false].map((on) => shown.filter((one) => (one.closest('.board') !== null) === on));
  return [...new Set([...(board ?? []), ...(around ?? [])].flatMap((one) => one.getAttribute('data-ask') ?? []))];
}
