// One card of every form, for the key, with the rule of the form.
import type { CardSeen, FormId } from '../../border/pets_rescue';
import { keysOf } from '../../assert';

export const RULE_OF: Readonly<Record<FormId, string>> = {
  'per-pet': 'PR-29',
  'plus-minus': 'PR-30',
  triplet: 'PR-31',
  trio: 'PR-32',
  pairs: 'PR-40',
  'four-kinds': 'PR-41',
  'one-or-two': 'PR-43',
  'per-wild': 'PR-28',
  neighbours: 'PR-33',
  odd: 'PR-35',
  'most-least': 'PR-36',
  teddy: 'PR-44',
  leftover: 'PR-23',
  pass: 'PR-49',
  offer: 'PR-53',
};
export const FORMS = keysOf(RULE_OF);

type Face = Pick<CardSeen, 'shows' | 'points' | 'otherwise' | 'dashed'>;
const face = (shows: CardSeen['shows'], points: number, otherwise = 0, dashed = true): Face => ({
  shows,
  points,
  otherwise,
  dashed,
});
const FACES: Readonly<Record<FormId, Face>> = {
  'per-pet': face(['dog'], 1),
  'plus-minus': face(['cat', 'dog'], 1, -1),
  triplet: face(['rabbit'], 4),
  trio: face(['dog', 'cat', 'bird'], 3),
  pairs: face([], 2),
  'four-kinds': face([], 4),
  'one-or-two': face([], 2, 0, false),
  'per-wild': face([], 2),
  neighbours: face(['bird'], 1, 0, false),
  odd: face(['tortoise'], 4, -1, false),
  'most-least': face(['cat'], 5, -1, false),
  teddy: face([], 0, 0, false),
  leftover: face([], 0, 0, false),
  pass: face([], 0, 0, false),
  offer: face([], 0, 0, false),
};

export const sample = (form: FormId): CardSeen => ({
  ...FACES[form],
  id: form,
  name: '',
  form,
  pets: ['dog', 'cat'],
  starting: false,
  pick: form === 'leftover' ? 1 : 0,
  ladder: form === 'teddy' ? [-1, 1, 4] : [],
  says: { key: '', args: {} },
  rules: [],
});
