// What is said about playing again.
import { t } from '../../words';
import type { RematchSide } from './rematch';

export function rematchWords({ stage, wanting, waiting, standIns }: RematchSide, names: readonly string[]): string {
  const nameOf = (seat: number) => names[seat] ?? '';
  const bots = standIns.map((seat) => t('back.title', { name: nameOf(seat) }));
  if (stage === 'begun') return [t('end.begun'), ...bots].join(' ');
  if (stage === 'asked') return wanting.map((seat) => t('notice.rematch-offered', { who: nameOf(seat) })).join(' ');
  if (stage === 'none' || !waiting.length) return '';
  return `${t('end.waiting', { names: waiting.map(nameOf) })} ${t('end.begin-now-text')}`;
}
