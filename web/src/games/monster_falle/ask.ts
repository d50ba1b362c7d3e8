// The answers of "What is this?" for Monster-Falle.
import { FURNITURE_OF } from './mansion';
import { isOneOf, keysOf } from '../../assert';
import { t, translate } from '../../words';
import type { Answer, Asker, Explains } from '../explains';
import { across, monsterName, RAIL_NAMES } from './names';
import Picture from './Picture.svelte';

type Here = Asker<'monster-falle'>;

/** The buttons, each with its rule. */
const BUTTONS = {
  pause: 'MF-R12',
  'go-on': 'MF-R12',
  speed: 'MF-R12',
  step: 'MF-R12',
  skip: 'MF-35',
  'all-home': 'MF-07',
  'let-bot': 'MF-R12',
  go: 'MF-23',
  swap: 'MF-20',
  practice: 'MF-08',
  next: 'MF-08',
  done: 'MF-08',
} as const;
const BUTTON_NAMES = keysOf(BUTTONS);

function button(id: string): Answer | null {
  if (!isOneOf(BUTTON_NAMES, id)) return null;
  const name = id === 'let-bot' ? t('table.is-bot') : t(`monster-falle.${id}`);
  return { name, rule: BUTTONS[id] };
}

function chit(id: string, { view }: Here): Answer | null {
  const monster = view.chits[Number(id) - 1];
  if (!monster) return null;
  return {
    name: monsterName(monster),
    rule: 'MF-05',
    now: view.start === Number(id) ? [t('monster-falle.ask.bring-it')] : [],
  };
}

function mission({ view }: Here): Answer {
  const name = view.card ? monsterName(view.card) : t('monster-falle.mission');
  return {
    name,
    rule: 'MF-24',
    now: view.location ? [t('monster-falle.first', { across: across(view.location.key) })] : [],
  };
}

function rail(id: string, { view, names }: Here): Answer | null {
  if (!isOneOf(RAIL_NAMES, id)) return null;
  const owner = id === 'left' || id === 'right' ? view.pair_x : view.pair_y;
  const now = names.length ? [t('monster-falle.ask.worked-by', { name: names[owner] ?? '' })] : [];
  return { name: t(`monster-falle.ask.rail.${id}`), rule: 'MF-06', now };
}

function location(id: string, { view }: Here): Answer | null {
  const key = keysOf(FURNITURE_OF).find((one) => one === id);
  if (!key) return null;
  const asked = view.location?.key === key && !view.location.visited;
  return {
    name: t(`monster-falle.location.${key}`),
    rule: 'MF-51',
    now: asked ? [t('monster-falle.first', { across: across(key) })] : [],
  };
}

function member(id: string, { view, names }: Here): Answer | null {
  const seat = Number(id);
  const alone = view.pair_x === view.pair_y;
  const works = alone ? 'work-all' : seat === view.pair_x ? 'work-x' : 'work-y';
  return { name: names[seat] ?? '', rule: 'MF-20', now: [t(`monster-falle.${works}`)] };
}

export default {
  Picture,
  about: {
    chit,
    rail,
    location,
    member,
    button,
    mission: (_, asker) => mission(asker),
    sack: () => ({ name: t('monster-falle.ask.sack'), rule: 'MF-30' }),
    trap: () => ({ name: t('monster-falle.ask.trap'), rule: 'MF-29' }),
    sand: (_, { view }) => ({
      name: t('monster-falle.ask.sand'),
      rule: 'MF-23',
      now: [t('monster-falle.round', { n: view.round, all: view.rounds })],
    }),
    keys: () => ({ name: t('monster-falle.ask.keys'), rule: 'MF-07-2' }),
    catches: (_, { view }) => ({
      name: t('monster-falle.caught'),
      rule: 'MF-29',
      now: [translate({ key: 'monster-falle.count.monsters', args: { n: view.catches.length } })],
    }),
  },
  key: [
    { title: 'monster-falle.ask.mansion', topics: () => ['sack', 'trap', 'rail:left', 'rail:top', 'sand', 'mission'] },
    { title: 'monster-falle.rules.locations', topics: () => keysOf(FURNITURE_OF).map((id) => `location:${id}`) },
    { title: 'monster-falle.ask.monsters', topics: ({ chits }) => chits.map((_, i) => `chit:${i + 1}`) },
  ],
} satisfies Explains<'monster-falle'>;
