// The name of a space and what is on it, for screen readers.
import { t, asText } from '../../words';
import type { Target } from './target';
import type { BoardSeen, LostCardSeen, WombatView } from '../../border/wombat_rescue';
import { nth } from '../../assert';

export function placeName(board: BoardSeen, space: number): string {
  if (space === board.home) return t('wombat-rescue.home');
  const r = nth(board.r, space);
  const place = board.r.slice(0, space).filter((other) => other === r).length + 1;
  return t('wombat-rescue.place', { row: r - nth(board.r, 0) + 1, space: place });
}

/** The two directions of a lost-move card. */
export function showing({ shows: [one, other] }: LostCardSeen): string {
  return t('wombat-rescue.ways', {
    one: asText(`wombat-rescue.way.${one}`),
    other: asText(`wombat-rescue.way.${other}`),
  });
}

export function spaceName(
  view: WombatView,
  space: number,
  names: string[],
  seat: number | null,
  target: Target | undefined,
): string {
  const { board } = view;
  const kind = board.kinds[space];
  const said = [placeName(board, space)];
  if (kind === 'D') said.push(t('wombat-rescue.den'));
  if (kind === 'W') said.push(t('wombat-rescue.nest'));
  if (kind === 'B' && view.boulders) said.push(t('wombat-rescue.boulder'));
  const disc = view.discs.find((one) => one.space === space);
  if (disc) said.push(t(`wombat-rescue.worth.${disc.disc}`));
  else if (kind === 'F') said.push(t('wombat-rescue.food-space'));
  view.seats.forEach(
    ({ lead }, who) =>
      lead === space &&
      said.push(who === seat ? t('wombat-rescue.yours') : t('wombat-rescue.lead', { name: names[who] ?? '' })),
  );
  if (view.dingo === space) said.push(t('wombat-rescue.dingo'));
  const lost = view.babies.filter((baby) => baby.where === 'lost' && baby.space === space);
  if (lost.length)
    said.push(
      t('wombat-rescue.lost-here', {
        babies: lost.map((baby) => t('wombat-rescue.baby-of', { name: names[baby.seat] ?? '' })),
      }),
    );
  for (const cubes of view.cubes)
    if (cubes.space === space)
      said.push(t('wombat-rescue.cubes-of', { n: cubes.count, name: names[cubes.seat] ?? '' }));
  const smells = view.areas.flatMap((area, who) => (area.includes(space) ? [names[who] ?? ''] : []));
  if (smells.length) said.push(t('wombat-rescue.smells-of', { names: smells }));
  const reach = view.reach.find((one) => one.space === space);
  if (reach) said.push(t('wombat-rescue.in-reach', { n: reach.steps }));
  if (target)
    said.push(
      view.phase === 'move' || view.phase === 'lost-step' ? t('wombat-rescue.can') : t('wombat-rescue.can-choose'),
    );
  if (target?.preview?.stop) said.push(t(`wombat-rescue.stop.${target.preview.stop}`));
  return t('list', { items: said });
}
