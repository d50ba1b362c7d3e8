// An address of somebody's own that the house calls, without a word, when it is their turn.
import type { WebhookResult } from '../../border/protocol';
import { forget, recall, remember } from '../../device/storage';
import { callTestWebhook, noticeSupport, removeWebhook, setWebhook } from '../../border/requests';
import { quietHours } from './turn_notices';

export type WebhookProblem = Exclude<WebhookResult, 'rung'>;

/** The address that is called for this table; null if none is. */
export const webhookOf = (table: string): string | null => recall(`hook.${table}`);

/** Does this house call addresses at all? */
export const hasWebhooks = async (): Promise<boolean> => (await noticeSupport()).hooks;

export async function switchWebhookOn(table: string, token: string, url: string, night: boolean): Promise<void> {
  await setWebhook(table, { token, url, ...quietHours(night) });
  remember(`hook.${table}`, url);
}

export async function switchWebhookOff(table: string, token: string): Promise<void> {
  await removeWebhook(table, { token });
  forget(`hook.${table}`);
}

/** Call it now; what was wrong, or null. */
export async function testWebhook(table: string, token: string, url: string): Promise<WebhookProblem | null> {
  const { result } = await callTestWebhook(table, { token, url });
  return result === 'rung' ? null : result;
}
