// The thing at a point. A thing is named by its `data-ask`; where several overlap, the smallest counts.

export const ASKED = '[data-ask]';

/** Which gestures on a thing the game uses: `hold` the long press, `all` also the right button. */
export type Own = 'hold' | 'all';

export const askOf = (element: Element | null): string | null =>
  element?.closest(ASKED)?.getAttribute('data-ask') ?? null;

const contains = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  x >= left && x <= right && y >= top && y <= bottom;
const area = ({ width, height }: DOMRect) => width * height;

/** The thing at a point of the window. `hit` is the element that a press there hits; pictures with
 *  `pointer-events: none` are found by their position. */
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

/** Everything that can be asked about, each once, in document order. */
export const allAsked = (surface: ParentNode): string[] => [
  ...new Set([...surface.querySelectorAll(ASKED)].flatMap((one) => one.getAttribute('data-ask') ?? [])),
];

/** The same as a list for people: only what is shown, the board before the table around it. */
export function listOf(surface: ParentNode): string[] {
  const shown = [...surface.querySelectorAll(ASKED)].filter((one) => one.getClientRects().length > 0);
  const [board, around] = [true, false].map((on) => shown.filter((one) => (one.closest('.board') !== null) === on));
  return [...new Set([...(board ?? []), ...(around ?? [])].flatMap((one) => one.getAttribute('data-ask') ?? []))];
}
