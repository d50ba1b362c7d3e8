// The answers of "What is this?" for Wombat Rescue, with the texts of the legend.
import type { CardId, WombatView } from '../../border/wombat_rescue';
import { isOneOf } from '../../assert';
import { t, type PlainKey } from '../../words';
import type { Text } from '../../words/translate';
import type { Answer, Asker, Explains } from '../explains';
import { digestQuestion, moveQuestion } from './consequences';
import { showing, spaceName } from './names';
import Picture from './Picture.svelte';
import { CARD_RULES, FOODS, onTop, PANELS, WELLS } from './pieces';
import { meaning, targetsOf } from './target';

type Here = Asker<'wombat-rescue'>;

/** What can be on a space: its name, its text in the legend, and its rule. */
const PIECES = {
  wombat: { name: 'wombat-rescue.a-wombat', means: 'wombat-rescue.legend.wombat', rule: 'WR-31' },
  dingo: { name: 'wombat-rescue.dingo', means: 'wombat-rescue.legend.dingo', rule: 'WR-83' },
  baby: { name: 'wombat-rescue.ask.baby', means: 'wombat-rescue.legend.baby', rule: 'WR-62' },
  grasses: { name: 'wombat-rescue.food.grasses', means: 'wombat-rescue.legend.food', rule: 'WR-52' },
  herbs: { name: 'wombat-rescue.food.herbs', means: 'wombat-rescue.legend.food', rule: 'WR-52' },
  roots: { name: 'wombat-rescue.food.roots', means: 'wombat-rescue.legend.food', rule: 'WR-52' },
  cube: { name: 'wombat-rescue.ask.cube-name', means: 'wombat-rescue.legend.cube', rule: 'WR-26' },
  home: { name: 'wombat-rescue.home-row', means: 'wombat-rescue.legend.home', rule: 'WR-64' },
  den: { name: 'wombat-rescue.den', means: 'wombat-rescue.legend.den', rule: 'WR-56' },
  nest: { name: 'wombat-rescue.nest', means: 'wombat-rescue.legend.baby', rule: 'WR-14' },
  boulder: { name: 'wombat-rescue.boulder', means: 'wombat-rescue.legend.boulder', rule: 'WR-99' },
  'food-space': { name: 'wombat-rescue.food-space', means: 'wombat-rescue.legend.food-space', rule: 'WR-92' },
  smell: { name: 'wombat-rescue.ask.smell', means: 'wombat-rescue.legend.smell', rule: 'WR-32' },
  ground: { name: 'wombat-rescue.ask.ground', means: 'wombat-rescue.legend.grounds', rule: 'WR-40' },
} as const satisfies Record<string, { name: PlainKey; means: PlainKey; rule: string }>;
const KEY = ['wombat', 'baby', 'home', ...FOODS, 'food-space', 'cube', 'smell', 'dingo', 'den', 'boulder'] as const;

const piece = (id: keyof typeof PIECES): Answer => {
  const { name, means, rule } = PIECES[id];
  return { name: t(name), means: t(means), rule };
};

/** What is on a space, and what it would mean to go there. */
function space(id: string, { view, seat, moves, names }: Here): Answer | null {
  const at = Number(id);
  if (view.board.kinds[at] === undefined) return null;
  const kind = meaning(view, false);
  const target = targetsOf(view, moves, kind, null).find((one) => one.space === at);
  const leads = target ? moveQuestion(view, kind, target, [...names]) : null;
  return {
    ...piece(onTop(view, at)),
    now: [spaceName(view, at, [...names], seat, target), ...(leads ? [leads.text, leads.detail].filter(Boolean) : [])],
  };
}

function card(id: string, { view, seat, moves }: Here): Answer | null {
  if (!isCard(id)) return null;
  const used = seat !== null && !view.seats[seat]?.cards.includes(id);
  const now = used
    ? [t('wombat-rescue.used')]
    : moves.some(({ move }) => move.move === id)
      ? [t('wombat-rescue.ask.may-play')]
      : [];
  return { name: t(`wombat-rescue.card.${id}`), means: t(`wombat-rescue.card.${id}.does`), rule: CARD_RULES[id], now };
}
const isCard = (id: string): id is CardId => id in CARD_RULES;

const tummyName = (who: number, { seat, names }: Here) =>
  who === seat ? t('wombat-rescue.tummy.yours') : t('wombat-rescue.tummy.other', { name: names[who] ?? '' });

function tummy(id: string, asker: Here): Answer | null {
  const seen = asker.view.seats[Number(id)];
  if (!seen) return null;
  const [mouth, belly, midgut, hindgut] = seen.track.map((discs): Text =>
    discs.length
      ? { key: 'list', args: { items: discs.map((disc) => ({ key: `wombat-rescue.food.${disc}`, args: {} })) } }
      : { key: 'wombat-rescue.empty', args: {} },
  );
  const inside = { mouth: mouth ?? '', belly: belly ?? '', midgut: midgut ?? '', hindgut: hindgut ?? '' };
  return {
    name: tummyName(Number(id), asker),
    rule: 'WR-66',
    now: [t('wombat-rescue.inside', { ...inside, n: seen.supply })],
  };
}

function rescuedBabies(id: string, { view }: Here): Answer | null {
  const seen = view.seats[Number(id)];
  return seen
    ? { name: t('wombat-rescue.babies'), rule: 'WR-64', now: [t('wombat-rescue.rescued', { n: seen.rescued })] }
    : null;
}

function digest(view: WombatView, moves: Here['moves']): string[] {
  const found = moves.find(({ move }) => move.move === 'digest');
  return found ? [digestQuestion(view, found.preview).detail] : [];
}

export default {
  Picture,
  about: {
    space,
    piece: (id) => (isPiece(id) ? piece(id) : null),
    card,
    tummy,
    rescued: rescuedBabies,
    cube: (_, { view, seat }) => ({
      ...piece('cube'),
      now: seat === null ? [] : [t('wombat-rescue.ask.cubes-left', { n: view.seats[seat]?.supply ?? 0 })],
    }),
    well: (id) =>
      isOneOf(WELLS, id) ? { name: t(`wombat-rescue.track.${id}`), rule: id === 'mouth' ? 'WR-67' : 'WR-66' } : null,
    dingo: (_, { view, names }) => ({
      ...piece('dingo'),
      means: t('wombat-rescue.dingo-does'),
      now: names.length ? [t('wombat-rescue.dingo-is.other', { name: names[view.holder] ?? '' })] : [],
    }),
    'lost-card': (_, { view }) => ({
      name: t('wombat-rescue.lost-card'),
      means: t('wombat-rescue.legend.card'),
      rule: 'WR-43',
      now: view.card ? [showing(view.card)] : [],
    }),
    heir: () => ({ name: t('wombat-rescue.dingo'), rule: 'WR-56' }),
    digest: (_, { view, moves }) => ({ name: t('wombat-rescue.digest'), rule: 'WR-66', now: digest(view, moves) }),
    smell: () => ({ name: t('wombat-rescue.ask.smell'), rule: 'WR-30' }),
    zoom: (id) =>
      id === 'closer' || id === 'further' || id === 'whole'
        ? { name: t(`wombat-rescue.${id}`), means: t('wombat-rescue.ask.zoom'), rule: 'WR-12' }
        : null,
    sign: (id) =>
      id === 'you' || id === 'dingo' || id === 'choice'
        ? { name: t(`wombat-rescue.show.${id}`), means: t('wombat-rescue.ask.sign'), rule: 'WR-12' }
        : null,
    panel: (id) => (isOneOf(PANELS, id) ? { ...panel(id), means: t('wombat-rescue.ask.panel') } : null),
    close: () => ({ name: t('table.close'), means: t('wombat-rescue.ask.close'), rule: 'WR-31' }),
  },
  key: [
    { title: 'wombat-rescue.ask.outback', topics: () => KEY.map((id) => `piece:${id}`) },
    { title: 'wombat-rescue.ask.stomach', topics: () => WELLS.map((id) => `well:${id}`) },
    { title: 'wombat-rescue.once-each', topics: () => Object.keys(CARD_RULES).map((id) => `card:${id}`) },
    { title: 'wombat-rescue.lost-card', topics: () => ['lost-card'] },
  ],
} satisfies Explains<'wombat-rescue'>;

function isPiece(id: string): id is keyof typeof PIECES {
  return id in PIECES;
}

function panel(id: (typeof PANELS)[number]): Pick<Answer, 'name' | 'rule'> {
  switch (id) {
    case 'tummy':
      return { name: t('wombat-rescue.tummy.yours'), rule: 'WR-66' };
    case 'cards':
      return { name: t('wombat-rescue.cards'), rule: 'WR-74' };
    case 'dingo':
      return { name: t('wombat-rescue.dingo'), rule: 'WR-83' };
    default:
      return { name: t(`wombat-rescue.${id}`), rule: 'WR-12' };
  }
}
