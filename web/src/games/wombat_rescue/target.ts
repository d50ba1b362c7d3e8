// What a press on the map means: the legal target spaces and their moves.
import { ofKind } from '../kinds';
import type { MoveEntry, MoveSeen } from '../../border/protocol';
import type { AnyMove, MovePreview, Phase, WombatView } from '../../border/wombat_rescue';

export interface Target {
  space: number;
  code: number;
  preview: MovePreview | null;
}

type Kind = AnyMove['move'];
const MEANS: Partial<Record<Phase, Kind>> = {
  prowl: 'prowl',
  cube: 'cube',
  den: 'den',
  'first-den': 'den',
  target: 'chase',
};
export const meaning = (view: WombatView, scampering: boolean): Kind =>
  scampering ? 'scamper' : (MEANS[view.phase] ?? 'walk');

export function spaceOf(view: WombatView, move: AnyMove): number | undefined {
  switch (move.move) {
    case 'den':
      return view.board.dens[move.den - 1];
    case 'chase':
      return view.seats[move.seat]?.lead;
    case 'walk':
    case 'scamper':
    case 'prowl':
    case 'cube':
      return move.space;
    default:
      return undefined;
  }
}

export function codeAt(
  view: WombatView,
  moves: readonly MoveEntry<'wombat-rescue'>[],
  kind: Kind,
  space: number,
): number | undefined {
  return moves.find(({ move }) => move.move === kind && spaceOf(view, move) === space)?.code;
}

/** The targets of one kind of move. The targets of the dingo are the ends of its walks, if only they matter. */
export function targetsOf(
  view: WombatView,
  moves: readonly MoveSeen<'wombat-rescue'>[],
  kind: Kind,
  hint: number | null,
): Target[] {
  const single = moves.flatMap(({ code, move, preview }): Target[] => {
    const space = move.move === kind ? spaceOf(view, move) : undefined;
    return space === undefined ? [] : [{ space, code, preview }];
  });
  const walks = single.flatMap(({ code, preview }) =>
    (preview?.ends ?? []).map((space) => ({ space, code, preview: { ...preview, caught: leadOn(view, space) } })),
  );
  if (!walks.length) return single;
  const ends = new Map<number, Target>();
  for (const walk of walks) if (!ends.has(walk.space) || walk.code === hint) ends.set(walk.space, walk);
  return [...ends.values()];
}

const leadOn = (view: WombatView, space: number) => view.seats.some(({ lead }) => lead === space);

/** The dingo's next step towards its goal, or on its only way; undefined if a person must choose. */
export function nextStep(moves: readonly MoveSeen<'wombat-rescue'>[], goal: number | null): number | undefined {
  const steps = ofKind(moves, 'prowl').map(({ code, preview }) => ({ code, ends: preview?.ends ?? [] }));
  const onTheWay = goal === null ? undefined : steps.find(({ ends }) => ends.includes(goal));
  if (onTheWay) return onTheWay.code;
  const all = new Set(steps.flatMap(({ ends }) => ends));
  return all.size === 1 ? steps[0]?.code : undefined;
}
