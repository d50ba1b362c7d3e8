// A webhook: an address that the house calls at this device's turns.
import type { HookCalled } from '../../border/protocol';
import { forget, recall, remember } from '../../device/storage';
import { bellHouse, setHook, tryHook, unsetHook } from '../../border/requests';
import { quietHours } from './turn_notices';

export type WebhookProblem = Exclude<HookCalled, 'rung'>;

/** The address for this table; null if there is none. */
export const webhookOf = (table: string): string | null => recall(`hook.${table}`);

/** Does this house offer webhooks? */
export const hasWebhooks = async (): Promise<boolean> => (await bellHouse()).hooks;

export async function switchWebhookOn(table: string, token: string, url: string, night: boolean): Promise<void> {
  await setHook(table, { token, url, ...quietHours(night) });
  remember(`hook.${table}`, url);
}

export async function switchWebhookOff(table: string, token: string): Promise<void> {
  await unsetHook(table, { token });
  forget(`hook.${table}`);
}

/** Calls it now; returns the problem, or null. */
export async function testWebhook(table: string, token: string, url: string): Promise<WebhookProblem | null> {
  const { result } = await tryHook(table, { token, url });
  return result === 'rung' ? null : result;
}
