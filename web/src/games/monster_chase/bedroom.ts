// The layout of the bedroom for any size. Pure functions, so that a test can check that nothing overlaps.

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const SIDES = ['north', 'south', 'east', 'west'] as const;
export type Side = (typeof SIDES)[number];

/** A place at the bed: the monster, and the bubble that shows what it fears. */
interface BedSide {
  readonly monster: Rect;
  readonly bubble: Rect;
  /** The direction of the bubble's tail. */
  readonly tail: 'left' | 'right';
}

export interface Bedroom {
  readonly upright: boolean;
  readonly tiles: readonly Rect[];
  readonly bed: Rect;
  readonly sides: Readonly<Record<Side, BedSide>>;
  readonly rug: Rect;
  /** The place of the call: over the pillow, between the monsters. */
  readonly call: Rect;
  readonly closet: Rect;
  readonly count: Rect;
  readonly windows: Rect;
}

/** The bed and its four sides are laid out for this size and scaled to the free room. */
const SCENE = { w: 404, h: 396 };
const TILE_AT_MOST = 340;
const TILE_AT_LEAST = 44;
/** Below this width the windows are below the closet. */
const NARROW = 300;

/** For letters that are so many times the usual size. */
export function bedroom(w: number, h: number, tiles: number, letters = 1): Bedroom {
  const gap = Math.min(w, h) < 500 ? 6 : 12;
  return w > h * 1.08 && w >= 500 ? lying(w, h, tiles, gap) : upright(w, h, tiles, gap, letters);
}

/** Higher for narrow boards, which need two rows of tiles above and below the bed. */
export const leastHeight = (w: number): number => (w < NARROW ? 450 : 340);

/** Landscape: half of the tiles to the left of the bed, half to the right; closet and windows above them. */
function lying(w: number, h: number, tiles: number, gap: number): Bedroom {
  const top = Math.min(240, Math.max(84, h * 0.21));
  const scene = Math.min(w * 0.45, h * (SCENE.w / SCENE.h));
  const zone = (w - scene) / 2;
  const size = Math.floor(Math.min(TILE_AT_MOST, (zone - gap) / 2 - gap, (h - top) / 3 - gap));
  const area = (x: number): Rect => ({ x, y: top, w: zone, h: h - top });
  const hud = top - gap;
  const closet = Math.min(zone * 0.36, hud * 0.86);
  return {
    upright: false,
    tiles: [...heap(tiles / 2, area(0), size, gap, 'left'), ...heap(tiles / 2, area(w - zone), size, gap, 'right')],
    ...around({ x: zone, y: 0, w: scene, h }, gap),
    closet: { x: gap, y: 0, w: closet, h: hud },
    count: { x: gap * 2 + closet, y: 0, w: zone - closet - gap * 3, h: hud },
    windows: { x: w - zone + gap, y: 0, w: zone - gap * 2, h: hud },
  };
}

/** Portrait: closet and windows on top, then half of the tiles, the bed, and the other half. */
function upright(w: number, h: number, tiles: number, gap: number, letters: number): Bedroom {
  const half = tiles / 2;
  const hud = w < NARROW ? 100 : Math.min(120, Math.max(54 * letters, h * 0.11));
  const free = h - hud - gap;
  const rows = rowsFor(w, free, half, gap);
  const size = tileSize(w, free, rows, Math.ceil(half / rows), gap);
  const block = rows * (size + gap);
  const area = (y: number): Rect => ({ x: 0, y, w, h: block });
  return {
    upright: true,
    tiles: [...lines(half, area(hud + gap), size, rows, gap), ...lines(half, area(h - block), size, rows, gap)],
    ...around({ x: 0, y: hud + gap + block, w, h: free - block * 2 }, gap),
    ...onTop(w, hud, gap),
  };
}

/** Closet and windows side by side, each in its half; on the narrowest screens the windows are below. */
function onTop(w: number, hud: number, gap: number): Pick<Bedroom, 'closet' | 'count' | 'windows'> {
  const [h, half] = w < NARROW ? [hud / 2 - gap / 2, w] : [hud, w / 2];
  const closet = h * 0.9;
  return {
    closet: { x: gap / 2, y: 0, w: closet, h },
    count: { x: gap + closet, y: 0, w: half - closet - gap * 2, h },
    windows: { x: w - half, y: hud - h, w: half - gap / 2, h },
  };
}

/** One row above and one below unless two rows give bigger tiles. */
function rowsFor(w: number, free: number, half: number, gap: number): number {
  const one = tileSize(w, free, 1, half, gap);
  const two = tileSize(w, free, 2, Math.ceil(half / 2), gap);
  const fits = half * (TILE_AT_LEAST + gap) + gap <= w;
  return two > one * 1.06 || !fits ? 2 : 1;
}

function tileSize(w: number, free: number, rows: number, each: number, gap: number): number {
  const byWidth = (w - gap) / each - gap;
  const scene = Math.min(w * (SCENE.h / SCENE.w), free * 0.5);
  const byHeight = (free - scene) / (rows * 2) - gap;
  return Math.floor(Math.max(TILE_AT_LEAST, Math.min(TILE_AT_MOST, byWidth, byHeight)));
}

/** Two columns; the one beside the bed is shorter and centred, so that the tiles curve around the rug. */
function heap(count: number, area: Rect, size: number, gap: number, side: 'left' | 'right'): Rect[] {
  const outer = Math.ceil(count / 2);
  const step = size + gap;
  const spare = Math.max(0, area.w - step * 2 - gap);
  const edge = side === 'left' ? area.x + gap + spare / 2 : area.x + area.w - gap - size - spare / 2;
  const inner = side === 'left' ? edge + step : edge - step;
  return [...column(outer, edge, area, size, gap), ...column(count - outer, inner, area, size, gap)];
}

function column(count: number, x: number, area: Rect, size: number, gap: number): Rect[] {
  const step = Math.min(size + gap * 2, area.h / Math.max(3, count));
  const from = area.y + (area.h - step * count + (step - size)) / 2;
  return Array.from({ length: count }, (_, i) => ({ x, y: from + i * step, w: size, h: size }));
}

function lines(count: number, area: Rect, size: number, rows: number, gap: number): Rect[] {
  const each = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / each);
    const inRow = Math.min(each, count - row * each);
    const step = Math.min(area.w / inRow, size + gap * 4);
    const from = area.x + (area.w - step * inRow) / 2 + (step - size) / 2;
    return { x: from + (i - row * each) * step, y: area.y + row * (size + gap) + gap / 2, w: size, h: size };
  });
}

function around(area: Rect, gap: number): Pick<Bedroom, 'bed' | 'sides' | 'rug' | 'call'> {
  const k = Math.min((area.w - gap) / SCENE.w, (area.h - gap) / SCENE.h, 2.8);
  const cx = area.x + area.w / 2;
  const cy = area.y + area.h / 2;
  const at = (x: number, y: number, w: number, h = w): Rect => ({ x: cx + x * k, y: cy + y * k, w: w * k, h: h * k });
  return {
    bed: at(-62, -82, 124, 164),
    rug: at(-SCENE.w / 2 + 4, -150, SCENE.w - 8, 300),
    call: at(-122, -88, 244, 52),
    sides: {
      north: { monster: at(-54, -194, 104), bubble: at(56, -194, 60), tail: 'left' },
      south: { monster: at(-54, 90, 104), bubble: at(56, 92, 60), tail: 'left' },
      east: { monster: at(78, -34, 116), bubble: at(124, -102, 64), tail: 'left' },
      west: { monster: at(-194, -34, 116), bubble: at(-188, -102, 64), tail: 'right' },
    },
  };
}
