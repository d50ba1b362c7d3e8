import { describe, expect, test } from 'vitest';
import type { CardSeen, FormId, PetsView, Placed, RegularPet, ShelterSeen } from '../../border/pets_rescue';
import { nth, parseJson, notNull } from '../../assert';
import recorded from '../../border/frames/pets_rescue.json?raw';
import { completedSet } from './sets';

/** A recorded view; the tests set its shelters. */
const view = nth(
  parseJson<{ mine: { view: PetsView }[] }[]>(recorded).flatMap(({ mine }) => mine),
  0,
).view;
const card = notNull(nth(view.grid, 0).card);
const NO_PETS = { dog: 0, cat: 0, rabbit: 0, bird: 0, tortoise: 0 };

function upright(form: FormId, shows: RegularPet[], points: number | null): Placed {
  const face: CardSeen = { ...card, id: form, form, shows };
  return { position: 1, card: face, way: 'upright', points, why: null };
}
function shelter(change: Partial<ShelterSeen>): ShelterSeen {
  const cards = change.cards ?? [];
  const points = cards.reduce((sum, { points }) => sum + (points ?? 0), change.bear_points ?? 0);
  return {
    ...nth(view.shelters, 0),
    pets: { ...NO_PETS, wild: 0 },
    turned: NO_PETS,
    bears: 0,
    bear_points: 0,
    points,
    ...change,
  };
}
function table(...shelters: ShelterSeen[]): PetsView {
  return { ...view, shelters: shelters.map((one, seat) => ({ ...one, seat })) };
}
const nothing = shelter({});

describe('a set is completed', () => {
  test('when a third pet arrives', () => {
    const before = table(nothing, shelter({ cards: [upright('triplet', ['dog'], 0)] }));
    const now = table(nothing, shelter({ cards: [upright('triplet', ['dog'], 4)] }));
    expect(completedSet(before, now)).toEqual({ seat: 1, gain: 4, faces: ['dog', 'dog', 'dog'] });
  });

  test('when its card comes to pets that are there', () => {
    const now = table(shelter({ cards: [upright('trio', ['cat', 'dog', 'bird'], 3)] }));
    expect(completedSet(table(nothing), now)).toMatchObject({ gain: 3, faces: ['cat', 'dog', 'bird'] });
  });

  test('when a second one makes a pair: the new pair is shown', () => {
    const before = shelter({ pets: { ...NO_PETS, cat: 3, wild: 0, dog: 1 }, cards: [upright('pairs', [], 2)] });
    const now = shelter({ pets: { ...NO_PETS, cat: 3, wild: 0, dog: 2 }, cards: [upright('pairs', [], 4)] });
    expect(completedSet(table(before), table(now))).toMatchObject({ gain: 2, faces: ['dog', 'dog'] });
  });

  test('when the third bear sits down', () => {
    const two = shelter({ bears: 2, bear_points: 2 });
    expect(completedSet(table(shelter({ bears: 1, bear_points: -1 })), table(two))).toBeNull();
    const three = shelter({ bears: 3, bear_points: 12 });
    expect(completedSet(table(two), table(three))).toMatchObject({ gain: 10, faces: ['bear', 'bear', 'bear'] });
  });

  test('the greatest of several is the one to be seen', () => {
    const now = table(
      shelter({ cards: [upright('trio', ['cat', 'dog', 'bird'], 3)] }),
      shelter({
        cards: [upright('four-kinds', [], 8)],
        pets: { ...NO_PETS, cat: 2, dog: 2, bird: 2, rabbit: 2, wild: 0 },
      }),
    );
    expect(completedSet(table(nothing, nothing), now)).toMatchObject({ seat: 1, gain: 8 });
  });
});

describe('no set is completed', () => {
  test('by single points', () => {
    const now = table(shelter({ cards: [upright('per-pet', ['dog'], 5), upright('odd', ['cat'], 4)] }));
    expect(completedSet(table(nothing), now)).toBeNull();
  });

  test('when wilds only change sides', () => {
    const before = table(shelter({ cards: [upright('triplet', ['dog'], 4), upright('pairs', [], 2)] }));
    const now = table(shelter({ cards: [upright('triplet', ['dog'], 0), upright('pairs', [], 4)] }));
    expect(completedSet(before, now)).toBeNull();
  });
});
