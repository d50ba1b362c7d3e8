// The gentle clock of a table: the days to choose from, and the text of a deadline.
import type { Clock, ClockSeen } from '../../border/protocol';
import { t } from '../../words';
import { language } from '../../words/language.svelte';

export const DAYS: readonly number[] = [1, 2, 3, 7];
export const USUAL: Clock = { days: 3, then: 'reminder' };

/** The day and the hour in the language of the device. */
export const dayAndHour = (at: number, locale = language.locale, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(at);

/** The deadline of the acting seat, and what happens then; empty without a clock. */
export function timeLeft(clock: ClockSeen | null, now = Date.now()): string {
  if (!clock || clock.seconds_left === null) return '';
  const when = dayAndHour(now + clock.seconds_left * 1000);
  return clock.set.then === 'bot' ? t('clock.until-bot', { when }) : t('clock.until-reminder', { when });
}
