// What taking a tile would do, in words.
import type { TakePreview } from '../../border/monster_baby_rescue';
import { t, translate } from '../../words';

/** What changes, and who is next then. */
export function sentences({ said, points, again, order: [first] }: TakePreview, names: readonly string[]): string[] {
  const told = said.map((one) => translate(one, names));
  if (points > 0) told.push(t('monster-baby-rescue.more-points', { n: points }));
  if (points < 0) told.push(t('monster-baby-rescue.fewer-points', { n: -points }));
  if (again) told.push(t('monster-baby-rescue.again'));
  else if (first !== undefined) told.push(t('monster-baby-rescue.next', { name: names[first] ?? '' }));
  return told;
}
