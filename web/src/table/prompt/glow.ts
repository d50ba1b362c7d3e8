// What a hint points at. The server names it by the data attributes of the board's elements (`shelter:0 position:2`), so
// that a board needs no code for it.

/** A rectangle around something, in pixels of the viewport. */
export interface Ring {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** `slot:3` is [data-slot="3"], `dingo` is [data-dingo]; a space means "within", a comma "and also". */
export const selectorOf = (glow: string): string =>
  glow
    .split(',')
    .map((thing) => thing.trim().split(' ').map(attribute).join(' '))
    .join(', ');

function attribute(name: string): string {
  const [key, value] = name.split(':');
  return value === undefined ? `[data-${key}]` : `[data-${key}=${JSON.stringify(value)}]`;
}

/** The intersection of two rectangles; null if it is empty. */
export function seenThrough(ring: Ring, frame: Ring): Ring | null {
  const [x, y] = [Math.max(ring.x, frame.x), Math.max(ring.y, frame.y)];
  const width = Math.min(ring.x + ring.width, frame.x + frame.width) - x;
  const height = Math.min(ring.y + ring.height, frame.y + frame.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** The visible rectangles of all elements that glow. */
export function ringsOf(glow: string, board: Element): Ring[] {
  if (!glow) return [];
  const frame = rectOf(board);
  return [...board.querySelectorAll(selectorOf(glow))].flatMap((piece) => seenThrough(rectOf(piece), frame) ?? []);
}

function rectOf(element: Element): Ring {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}
