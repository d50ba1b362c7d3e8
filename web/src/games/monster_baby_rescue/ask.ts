// The answers of "What is this?" for Monster Baby Rescue.
import type { FinalSeen, GoalSeen, MonsterSeen } from '../../border/monster_baby_rescue';
import { anyOf } from '../../words/translate';
import { isOneOf, keysOf } from '../../assert';
import { t, asText, translate } from '../../words';
import type { Answer, Asker, Explains } from '../explains';
import { COUNTED } from './counted';
import { PANELS } from './fold';
import Picture from './Picture.svelte';
import { sentences } from './previews';

type Here = Asker<'monster-baby-rescue'>;

/** The rule behind each kind of care tile. */
const CARE = {
  bed: 'MBR-41',
  play: 'MBR-41',
  doctor: 'MBR-41',
  diamond: 'MBR-38',
  improve: 'MBR-33',
  want: 'MBR-44',
} as const;
const VOUCHER = 'MBR-37';

const mine = ({ view, seat }: Here): MonsterSeen | undefined => (seat === null ? undefined : view.monsters[seat]);
const nameOf = ({ names }: Here, seat: number) => names[seat] ?? '';

function slot(id: string, asker: Here): Answer | null {
  const found = asker.view.row[Number(id) - 1];
  if (!found?.tile) return null;
  const { tile, price } = found;
  const rule = tile.brings === 'part' ? VOUCHER : CARE[tile.kind];
  const options = asker.moves.filter(({ move }) => move.slot === Number(id));
  const [only] = options;
  const does =
    options.length > 1
      ? [t(`monster-baby-rescue.refusal.choose-${tile.brings === 'part' ? 'part' : 'gem'}`, { tile: tile.title })]
      : only?.preview
        ? sentences(only.preview, asker.names)
        : mine(asker)
          ? [t('monster-baby-rescue.prompt.wait')]
          : [];
  const costs =
    asker.view.phase === 'turns' ? t('monster-baby-rescue.ask.price', { n: price }) : t('monster-baby-rescue.ask.free');
  return {
    name: translate(tile.title),
    means: `${t('monster-baby-rescue.ask.tile', { text: tile.said })} ${t(`monster-baby-rescue.rules.${rule}`)}`,
    now: [costs, ...does],
    rule,
  };
}

/** How much a monster has of something a goal needs. */
function countOf(one: MonsterSeen, thing: string): number {
  if (thing === 'diamonds') return one.red + one.green;
  if (thing === 'wants') return one.wants.length;
  return isOneOf([...COUNTED, 'head', 'torso', 'legs', 'bed_tiles', 'play_tiles'] as const, thing) ? one[thing] : 0;
}

function towards(goal: GoalSeen, one: MonsterSeen): string[] {
  return Object.entries(goal.needs).map(([thing, need]) =>
    t('monster-baby-rescue.ask.has-of', {
      things: { key: `monster-baby-rescue.many.${thing}`, args: {} },
      have: countOf(one, thing),
      need,
    }),
  );
}

function goal(id: string, asker: Here): Answer | null {
  const found = asker.view.goals.find((one) => one.id === id);
  if (!found) return null;
  const me = mine(asker);
  const winning = asker.moves.filter(({ preview }) => preview?.goals.includes(id));
  const tiles = [...new Set(winning.map(({ move }) => asker.view.row[move.slot - 1]?.tile?.title ?? ''))];
  const now =
    found.owner !== null
      ? [t('monster-baby-rescue.ask.taken', { name: nameOf(asker, found.owner) })]
      : me
        ? [
            ...(tiles.length ? [t('monster-baby-rescue.ask.win-now', { tiles: anyOf(tiles) })] : []),
            ...towards(found, me),
          ]
        : [];
  return {
    name: t('monster-baby-rescue.ask.goal', { needs: found.said }),
    means: t('monster-baby-rescue.ask.goal-means', { n: found.points }),
    now,
    rule: 'MBR-29',
  };
}

function finalName({ how, of }: FinalSeen): string {
  const things = { key: `monster-baby-rescue.many.${of}`, args: {} };
  return how === 'rank' || how === 'table'
    ? t(`monster-baby-rescue.sheet.${how}`, { things })
    : t(`monster-baby-rescue.sheet.${how}`);
}

function finalRule({ how, of }: FinalSeen): string {
  if (how === 'lowest') return 'MBR-67';
  if (how === 'parts') return 'MBR-65-2';
  if (how === 'pairs') return 'MBR-71';
  return of === 'rungs' ? 'MBR-69' : of === 'beds' ? 'MBR-73' : 'MBR-71';
}

function final(id: string, asker: Here): Answer | null {
  const found = asker.view.finals.find((one) => one.id === id);
  if (!found) return null;
  const n = asker.seat === null ? undefined : found.now[asker.seat];
  const now =
    n === undefined
      ? []
      : [n < 0 ? t('monster-baby-rescue.ask.final-loss', { n: -n }) : t('monster-baby-rescue.ask.final-now', { n })];
  return { name: finalName(found), means: `${translate(found.said)}.`, now, rule: finalRule(found) };
}

function monster(id: string, asker: Here): Answer | null {
  const one = asker.view.monsters[Number(id)];
  if (!one) return null;
  const name = monsterName(one, asker);
  const { head, torso, legs } = one;
  return {
    name,
    means: t('monster-baby-rescue.ask.monster'),
    now: [t('monster-baby-rescue.looks', { monster: name, head, torso, legs })],
    rule: 'MBR-33',
  };
}

function monsterName(one: MonsterSeen, asker: Here): string {
  const named = asText(`monster-baby-rescue.monster.${one.monster}`);
  if (one.seat === asker.seat) return t('monster-baby-rescue.your', { monster: named });
  const owner = nameOf(asker, one.seat);
  return owner ? t('monster-baby-rescue.their', { name: owner, monster: named }) : translate(named);
}

function figure(id: string, asker: Here): Answer | null {
  const one = asker.view.monsters[Number(id)];
  if (!one) return null;
  const turn = asker.view.order.indexOf(one.seat);
  const order =
    turn < 0
      ? []
      : [turn ? t('monster-baby-rescue.ask.before-it', { n: turn }) : t('monster-baby-rescue.ask.moves-now')];
  return {
    name: monsterName(one, asker),
    means: t('monster-baby-rescue.ask.figure'),
    now: asker.names.length ? order : [],
    rule: 'MBR-18',
  };
}

function place(id: string, asker: Here): Answer | null {
  const found = asker.view.places[Number(id)];
  if (!found) return null;
  const players = found.figures.map((seat) => nameOf(asker, seat));
  const now = players.length
    ? t('monster-baby-rescue.spoken.at', { place: found.name, players })
    : t('monster-baby-rescue.place-empty', { place: found.name });
  return { name: translate(found.name), now: asker.names.length ? [now] : [], rule: 'MBR-21' };
}

/** What a monster can have: name, meaning, rule and how much of it one has. */
const THINGS = {
  beds: { name: () => t('monster-baby-rescue.things.beds'), means: () => t('monster-baby-rescue.ask.beds'), rule: 'MBR-73' },
  rungs: { name: () => t('monster-baby-rescue.things.rungs'), means: () => t('monster-baby-rescue.ask.rungs'), rule: 'MBR-69' },
  red: { name: () => t('monster-baby-rescue.gem.red'), means: () => t('monster-baby-rescue.ask.diamonds'), rule: 'MBR-40' },
  green: { name: () => t('monster-baby-rescue.gem.green'), means: () => t('monster-baby-rescue.ask.diamonds'), rule: 'MBR-40' },
  visits: { name: () => t('monster-baby-rescue.sheet.healer'), means: () => t('monster-baby-rescue.ask.visits'), rule: 'MBR-64' },
  wants: { name: () => t('monster-baby-rescue.sheet.wants'), means: undefined, rule: 'MBR-44' },
  goals: { name: () => t('monster-baby-rescue.sheet.goals'), means: undefined, rule: 'MBR-29' },
  hearts: { name: () => t('monster-baby-rescue.ask.hearts'), means: () => t('monster-baby-rescue.ask.hearts-mean'), rule: 'MBR-58' },
  lines: { name: () => t('monster-baby-rescue.ask.lines'), means: () => t('monster-baby-rescue.ask.lines-mean'), rule: 'MBR-63' },
  head: { name: () => t('monster-baby-rescue.parts.head'), means: undefined, rule: 'MBR-33' },
  torso: { name: () => t('monster-baby-rescue.parts.torso'), means: undefined, rule: 'MBR-33' },
  legs: { name: () => t('monster-baby-rescue.parts.legs'), means: undefined, rule: 'MBR-33' },
} as const; // prettier-ignore
type ThingName = keyof typeof THINGS;
const THING_NAMES = keysOf(THINGS);
const PARTS = ['head', 'torso', 'legs'] as const;

function have(thing: ThingName, one: MonsterSeen): string {
  if (isOneOf(PARTS, thing)) {
    const part = t(`monster-baby-rescue.parts.${thing}`);
    return t('monster-baby-rescue.level', { part, level: one[thing] });
  }
  const n = thing === 'wants' || thing === 'goals' ? one[thing].length : one[thing];
  return t('monster-baby-rescue.ask.you-have', { things: asText(`monster-baby-rescue.count.${thing}`, { n }) });
}

function thing(id: string, asker: Here): Answer | null {
  if (!isOneOf(THING_NAMES, id)) return null;
  const { name, means, rule } = THINGS[id];
  const me = mine(asker);
  return { name: name(), ...(means ? { means: means() } : {}), now: me ? [have(id, me)] : [], rule };
}

function want(id: string, { view }: Here): Answer | null {
  for (const { wants, want_points } of view.monsters) {
    const at = wants.findIndex((one) => one.id === id);
    const found = wants[at];
    if (found)
      return {
        name: translate(found.title),
        means: `${t('monster-baby-rescue.ask.tile', { text: found.said })} ${t('monster-baby-rescue.rules.MBR-44')}`,
        now: [t('monster-baby-rescue.want', { title: found.title, points: want_points[at] ?? 0 })],
        rule: 'MBR-44',
      };
  }
  return null;
}

const pileNow = (n: number) => (n ? t('monster-baby-rescue.pile', { n }) : t('monster-baby-rescue.pile-empty'));

export default {
  Picture,
  about: {
    slot,
    goal,
    final,
    monster,
    figure,
    place,
    thing,
    want,
    barrier: () => ({ name: t('monster-baby-rescue.barrier'), rule: 'MBR-15' }),
    portal: () => ({
      name: t('monster-baby-rescue.ask.portal'),
      means: t('monster-baby-rescue.ask.portal-means'),
      rule: 'MBR-57',
    }),
    pile: (_, { view }) => ({ name: t('monster-baby-rescue.ask.pile'), now: [pileNow(view.pile)], rule: 'MBR-51' }),
    row: () => ({ name: t('monster-baby-rescue.row'), rule: 'MBR-25' }),
    track: () => ({ name: t('monster-baby-rescue.track'), rule: 'MBR-18' }),
    order: () => ({ name: t('monster-baby-rescue.everybody'), rule: 'MBR-18' }),
    choose: () => ({ name: t('monster-baby-rescue.ask.choose'), rule: VOUCHER }),
    close: () => ({ name: t('monster-baby-rescue.close'), means: t('monster-baby-rescue.ask.close'), rule: 'MBR-25' }),
    panel: (id) =>
      isOneOf(PANELS, id)
        ? {
            name: t(`monster-baby-rescue.panel.${id}`),
            means: t('monster-baby-rescue.ask.panel'),
            rule: 'MBR-18',
          }
        : null,
  },
  key: [
    { title: 'monster-baby-rescue.key.care', topics: () => THING_NAMES.map((one) => `thing:${one}`) },
    { title: 'monster-baby-rescue.goals', topics: ({ goals }) => goals.map(({ id }) => `goal:${id}`) },
    { title: 'monster-baby-rescue.finals', topics: ({ finals }) => finals.map(({ id }) => `final:${id}`) },
    { title: 'monster-baby-rescue.key.track', topics: () => ['figure:0', 'place:0', 'barrier', 'portal', 'pile'] },
  ],
} satisfies Explains<'monster-baby-rescue'>;
