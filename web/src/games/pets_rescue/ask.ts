// The answers of "What is this?" for Pets Rescue. A card that is face down stays unknown.
import { PET_KINDS } from '../../art/animals/pets';
import type { CardSeen, Placed, Way } from '../../border/pets_rescue';
import { isOneOf } from '../../assert';
import { t, translate } from '../../words';
import { withSign } from '../../words/numbers';
import type { Answer, Asker, Explains } from '../explains';
import { cardsIn, placedIn } from './cards';
import { sides } from './phrases';
import Picture from './Picture.svelte';
import { FORMS, RULE_OF } from './samples';

type Here = Asker<'pets-rescue'>;
const WAYS: readonly Way[] = ['upright', 'sideways'];

/** What taking it would be worth, both ways. */
function worth(card: CardSeen, { view, moves }: Here): string[] {
  const cell = view.grid.find((one) => one.card?.id === card.id);
  return moves.flatMap(({ move, preview }) => {
    if ((move.move !== 'take' && move.move !== 'swap') || !preview) return [];
    if (move.row !== cell?.row || move.column !== cell.column) return [];
    return [
      t('pets-rescue.ask.way-worth', {
        way: t(`pets-rescue.way.${move.way}`),
        worth: t('pets-rescue.worth-now', { points: withSign(preview.points) }),
      }),
    ];
  });
}

function lies({ card, way, points, why }: Placed): string {
  if (way === 'sideways') return t('pets-rescue.placed.sideways', sides(card));
  return points === null
    ? t('pets-rescue.placed.bear', sides(card))
    : t('pets-rescue.placed.upright', { ...sides(card), n: points, why: why ?? '' });
}

function card(id: string, asker: Here): Answer | null {
  const found = cardsIn(asker.view).find((one) => one.id === id);
  if (!found) return null;
  const placed = placedIn(asker.view).find((one) => one.card.id === id);
  return {
    name: translate(found.name),
    means: t('pets-rescue.both', sides(found)),
    rule: RULE_OF[found.form],
    now: placed ? [lies(placed)] : worth(found, asker),
  };
}

function pet(id: string, { view, seat }: Here): Answer | null {
  if (!isOneOf(PET_KINDS, id)) return null;
  const shelter = seat === null ? undefined : view.shelters[seat];
  return {
    name: t(`pets-rescue.a.${id}`),
    rule: id === 'wild' ? 'PR-06' : 'PR-04',
    now: shelter ? [t(`pets-rescue.count.${id}`, { n: shelter.pets[id] })] : [],
  };
}

function shelter(id: string, { view, seat, names }: Here): Answer | null {
  const found = view.shelters[Number(id)];
  if (!found) return null;
  return {
    name:
      found.seat === seat
        ? t('pets-rescue.your-shelter')
        : t('pets-rescue.shelter-of', { name: names[found.seat] ?? '' }),
    means: t('pets-rescue.ask.shelter'),
    rule: 'PR-04',
    now: [t('ask.points', { points: withSign(found.points) })],
  };
}

function line(id: string): Answer | null {
  const [kind, number] = id.split('.');
  if (kind !== 'row' && kind !== 'column') return null;
  return { name: t(`pets-rescue.line.${kind}`, { n: Number(number) }), rule: 'PR-15' };
}

const exchangeRule = ({ view }: Here) => (view.passing ? 'PR-49' : view.offering ? 'PR-53' : 'PR-23');

export default {
  Picture,
  about: {
    card,
    pet,
    shelter,
    line,
    form: (id) => (isOneOf(FORMS, id) ? { name: t(`pets-rescue.form.${id}`), rule: RULE_OF[id] } : null),
    way: (id) => (isOneOf(WAYS, id) ? { name: t(`pets-rescue.way.${id}`), rule: 'PR-04' } : null),
    start: () => ({ name: t('pets-rescue.ask.start'), rule: 'PR-07' }),
    gap: () => ({ name: t('pets-rescue.ask.gap'), rule: 'PR-20' }),
    meeple: () => ({ name: t('pets-rescue.ask.meeple'), rule: 'PR-03' }),
    turns: (_, { view }) => ({
      name: t('pets-rescue.turn', { turn: view.turn, turns: view.turns }),
      rule: 'PR-22',
      now: [t('pets-rescue.deck', { n: view.deck })],
    }),
    exchange: (_, asker) => ({ name: t('pets-rescue.ask.exchange'), rule: exchangeRule(asker) }),
    direction: (id) =>
      id === 'left' || id === 'right' ? { name: t(`pets-rescue.pass-to.${id}`), rule: 'PR-49' } : null,
    shelters: () => ({ name: t('pets-rescue.shelters'), means: t('pets-rescue.ask.shelters'), rule: 'PR-04' }),
    close: () => ({ name: t('pets-rescue.close'), means: t('pets-rescue.ask.close'), rule: 'PR-16' }),
  },
  key: [
    { title: 'pets-rescue.pets', topics: () => PET_KINDS.map((kind) => `pet:${kind}`) },
    { title: 'pets-rescue.ask.forms', topics: () => FORMS.map((form) => `form:${form}`) },
    { title: 'pets-rescue.table', topics: () => ['way:upright', 'way:sideways', 'start', 'meeple', 'gap'] },
  ],
} satisfies Explains<'pets-rescue'>;
