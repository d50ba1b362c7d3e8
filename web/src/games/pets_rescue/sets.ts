// Completed sets: a card that rewards sets scores more than before, or the bears do.
import type { FormId, PetKind, PetsView, Placed, RegularPet, ShelterSeen } from '../../border/pets_rescue';
import { keysOf } from '../../assert';

const REWARD_SETS: readonly FormId[] = ['triplet', 'trio', 'pairs', 'four-kinds'];
/** The number of bears with the most points each. */
const BEARS = 3;
/** The most faces that fit beside each other. */
const FACES = 4;

export type FaceOfSet = PetKind | 'bear';
export interface CompletedSet {
  seat: number;
  gain: number;
  /** The pets of the set. */
  faces: FaceOfSet[];
}

/** The set that gained most from one view to the next, if any. */
export function completedSet(before: PetsView, now: PetsView): CompletedSet | null {
  const all = now.shelters.flatMap((shelter, i) => {
    const earlier = before.shelters[i];
    return earlier && shelter.points > earlier.points
      ? [...ofCards(earlier, shelter), ...ofBears(earlier, shelter)]
      : [];
  });
  return all.sort((a, b) => b.gain - a.gain)[0] ?? null;
}

function ofCards(before: ShelterSeen, now: ShelterSeen): CompletedSet[] {
  const gave = new Map(upright(before).map(({ card, points }) => [card.id, points ?? 0]));
  return upright(now).flatMap((placed) => {
    const gain = (placed.points ?? 0) - (gave.get(placed.card.id) ?? 0);
    return gain > 0 && REWARD_SETS.includes(placed.card.form)
      ? [{ seat: now.seat, gain, faces: faces(placed, before, now) }]
      : [];
  });
}

function ofBears(before: ShelterSeen, now: ShelterSeen): CompletedSet[] {
  const gain = now.bear_points - before.bear_points;
  if (gain <= 0 || now.bears < BEARS) return [];
  return [{ seat: now.seat, gain, faces: Array.from({ length: BEARS }, () => 'bear') }];
}

const upright = ({ cards }: ShelterSeen): Placed[] => cards.filter(({ way }) => way === 'upright');

const count = ({ pets, turned }: ShelterSeen, kind: RegularPet): number => pets[kind] + turned[kind];

function faces({ card }: Placed, before: ShelterSeen, now: ShelterSeen): FaceOfSet[] {
  const [first] = card.shows;
  if (card.form === 'triplet' && first) return [first, first, first];
  if (card.shows.length) return [...card.shows];
  const many = keysOf(now.turned).sort((a, b) => count(now, b) - count(now, a));
  if (card.form !== 'pairs') return many.filter((kind) => count(now, kind) > 0).slice(0, FACES);
  const fresh = many.find((kind) => count(now, kind) > 1 && count(before, kind) < 2) ?? many[0];
  return fresh ? [fresh, fresh] : [];
}
