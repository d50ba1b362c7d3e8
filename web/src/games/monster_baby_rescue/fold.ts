// Which parts of the board share one place behind tabs, for any size. The other parts are always shown.

export const PANELS = ['track', 'goals', 'everybody', 'mine'] as const;
export type Panel = (typeof PANELS)[number];

export interface Fold {
  /** The arrangement: everything at once, or the track above the tabs, beside them, or in a tab. */
  readonly shape: 'open' | 'above' | 'beside' | 'behind';
  /** The parts that share one place. */
  readonly tabs: readonly Panel[];
}

const WITHOUT_TRACK = PANELS.filter((panel) => panel !== 'track');
const NARROW = 300;
/** Also for a board that is not measured yet. */
const OPEN: Fold = { shape: 'open', tabs: [] };

export function fold(w: number, h: number): Fold {
  if (!w || w > 720) return OPEN;
  if (w > 480 && w > h * 1.15) return { shape: 'beside', tabs: WITHOUT_TRACK };
  return h < 560 || w < NARROW ? { shape: 'behind', tabs: PANELS } : { shape: 'above', tabs: WITHOUT_TRACK };
}

/** On the narrowest screens goals and tiles need more rows. */
export const leastHeight = (w: number): number => (w < NARROW ? 640 : 380);

/** Large screens show everybody's monster in full. */
export const everybodyFits = (w: number, h: number): boolean => w > 1500 && h > 820;
