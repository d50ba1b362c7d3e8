// The piece on a space that "What is this?" explains.
import type { CardId, WombatView } from '../../border/wombat_rescue';
import type { Panel } from './arrange';

export const FOODS = ['grasses', 'herbs', 'roots'] as const;
export const WELLS = ['mouth', 'belly', 'midgut', 'hindgut'] as const;
export const PANELS = ['tummy', 'cards', 'dingo', 'legend', 'about'] as const satisfies Panel[];
export const CARD_RULES: Readonly<Record<CardId, string>> = {
  'run-home': 'WR-77',
  'hold-it-in': 'WR-78',
  scamper: 'WR-79',
  'high-fibre': 'WR-81',
};

const PRINTED = { D: 'den', W: 'nest', F: 'food-space' } as const;

/** The most visible first. */
export function onTop(view: WombatView, space: number) {
  if (view.dingo === space) return 'dingo';
  if (view.seats.some(({ lead }) => lead === space)) return space === view.board.home ? 'home' : 'wombat';
  if (view.babies.some((baby) => baby.where === 'lost' && baby.space === space)) return 'baby';
  const disc = view.discs.find((one) => one.space === space);
  if (disc) return disc.disc;
  if (space === view.board.home) return 'home';
  if (view.cubes.some((one) => one.space === space)) return 'cube';
  const kind = view.board.kinds[space];
  if (kind === 'D' || kind === 'W' || kind === 'F') return PRINTED[kind];
  if (kind === 'B' && view.boulders) return 'boulder';
  return view.areas.some((area) => area.includes(space)) ? 'smell' : 'ground';
}
