// What a hint points at. The server names it by the data attributes of a board (`shelter:0 position:2`), so that a board
// only has to say what its pieces are.

/** A ring round something on the screen, in pixels of the window. */
export interface Ring {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** `slot:3` is [data-slot="3"], `dingo` is [data-dingo]; a space says "within", a comma "and also". */
export const selectorOf = (glow: string): string =>
  glow
    .split(',')
    .map((thing) => thing.trim().split(' ').map(attribute).join(' '))
    .join(', ');

function attribute(name: string): string {
  const [key, value] = name.split(':');
  return value === undefined ? `[data-${key}]` : `[data-${key}=${JSON.stringify(value)}]`;
}

/** The part of a rectangle that can be seen through another one; null if nothing of it can. */
export function seenThrough(ring: Ring, frame: Ring): Ring | null {
  const [x, y] = [Math.max(ring.x, frame.x), Math.max(ring.y, frame.y)];
  const width = Math.min(ring.x + ring.width, frame.x + frame.width) - x;
  const height = Math.min(ring.y + ring.height, frame.y + frame.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** Rings round everything that glows now, as far as the board shows it. */
export function ringsOf(glow: string, board: Element): Ring[] {
  if (!glow) return [];
  const frame = rectOf(board);
  return [...board.querySelectorAll(selectorOf(glow))].flatMap((piece) => seenThrough(rectOf(piece), frame) ?? []);
}

function rectOf(element: Element): Ring {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}
