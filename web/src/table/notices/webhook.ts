// A webhook: an address that the house calls at this device's turns.
import type { CallResult } from '../../border/protocol';
import { forget, recall, remember } from '../../device/storage';
import { callTestWebhook, removeWebhook, setWebhook } from '../../border/requests';
import { quietHours } from './turn_notices';

export type WebhookProblem = Exclude<CallResult, 'rung'>;

/** The address for this table; null if there is none. */
export const webhookOf = (table: string): string | null => recall(`hook.${table}`);

export async function switchWebhookOn(table: string, token: string, url: string, night: boolean): Promise<void> {
  await setWebhook(table, { token, url, ...quietHours(night) });
  remember(`hook.${table}`, url);
}

export async function switchWebhookOff(table: string, token: string): Promise<void> {
  await removeWebhook(table, { token });
  forget(`hook.${table}`);
}

/** Calls it now; returns the problem, or null. */
export async function testWebhook(table: string, token: string, url: string): Promise<WebhookProblem | null> {
  const { result } = await callTestWebhook(table, { token, url });
  return result === 'rung' ? null : result;
}
