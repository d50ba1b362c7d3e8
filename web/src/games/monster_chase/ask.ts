// The answers of "What is this?" for Monster Chase. Tiles that are face down stay unknown.
import { BEDTIME_IDS } from '../../art/monsters/bedtime';
import { TOY_IDS } from '../../art/toys/toys';
import type { ChaseView } from '../../border/monster_chase';
import { isOneOf } from '../../assert';
import { t } from '../../words';
import type { Answer, Asker, Explains } from '../explains';
import { SIDES } from './bedroom';
import Picture from './Picture.svelte';

type Here = Asker<'monster-chase'>;
type Tile = NonNullable<ChaseView['tiles'][number]['tile']>;

const RULE_OF = (tile: Tile) => (tile === 'X01' ? 'MC-35' : tile === 'X02' ? 'MC-37' : 'MC-13');

/** The monsters at the bed that fear it now. */
function fear(tile: Tile, { view }: Here): string[] {
  if (tile === 'X01' || tile === 'X02') return [];
  const afraid = view.bed.filter(({ monster }) => monster.toy === tile);
  if (!afraid.length) return [t('monster-chase.ask.nobody-fears')];
  return [
    t('monster-chase.ask.fears', { names: afraid.map(({ monster }) => t(`monster-chase.name.${monster.drawing}`)) }),
  ];
}

function toy(id: string, asker: Here): Answer | null {
  if (!isOneOf(TOY_IDS, id)) return null;
  return { name: t(`monster-chase.toy.${id}`), rule: RULE_OF(id), now: fear(id, asker) };
}

function tile(id: string, asker: Here): Answer | null {
  const position = Number(id);
  const place = asker.view.tiles.find((one) => one.position === position);
  if (!place) return null;
  const may = asker.moves.some(({ move }) => move.move === 'flip' && move.position === position);
  const turn = may ? [t('monster-chase.ask.may-turn')] : [];
  if (!place.tile) return { name: t('monster-chase.sleeping', { position }), rule: 'MC-12', now: turn };
  const seen = t(`monster-chase.toy.${place.tile}`);
  const name = place.up
    ? t('monster-chase.awake', { position, toy: seen })
    : t('monster-chase.remembered', { position, toy: seen });
  return { name, rule: RULE_OF(place.tile), now: [...fear(place.tile, asker), ...turn] };
}

function monster(id: string, { view }: Here): Answer | null {
  if (!isOneOf(BEDTIME_IDS, id)) return null;
  const name = t(`monster-chase.name.${id}`);
  const now = view.bed
    .filter(({ monster }) => monster.drawing === id)
    .map(({ side, monster }) => ({
      name,
      side: t(`monster-chase.side.${side}`),
      feared: t(`monster-chase.feared.${monster.toy}`),
    }))
    .map((about) => t('monster-chase.monster', about));
  return { name, rule: 'MC-11', now };
}

function windows({ view: { progress: lit, round_size: all } }: Here): string[] {
  if (!all) return [];
  const n = all - lit;
  return [n > 0 ? t('monster-chase.windows-told', { lit, all, n }) : t('monster-chase.event.missed-last')];
}

export default {
  Picture,
  about: {
    tile,
    toy,
    monster,
    side: (id) =>
      isOneOf(SIDES, id)
        ? { name: t('monster-chase.ask.side'), rule: 'MC-17', now: [t('monster-chase.ask.free')] }
        : null,
    bed: (_, { view }) => ({
      name: t('monster-chase.ask.bed'),
      rule: 'MC-22',
      now: [t('monster-chase.under-bed', { n: view.under_bed })],
    }),
    closet: (_, { view }) => ({
      name: t('monster-chase.ask.closet'),
      rule: 'MC-01',
      now: [t('monster-chase.closet', { inside: view.closet.length, length: view.length })],
    }),
    windows: (_, asker) => ({ name: t('monster-chase.ask.windows'), rule: 'MC-16', now: windows(asker) }),
  },
  key: [
    { title: 'monster-chase.bedroom', topics: () => ['bed', 'side:north', 'closet', 'windows', 'tile:1'] },
    { title: 'monster-chase.tiles', topics: () => TOY_IDS.map((id) => `toy:${id}`) },
    { title: 'monster-chase.key.monsters', topics: () => BEDTIME_IDS.map((id) => `monster:${id}`) },
  ],
} satisfies Explains<'monster-chase'>;
