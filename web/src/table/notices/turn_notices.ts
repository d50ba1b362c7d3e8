// Hearing that it is one's turn while no page is open: Web Push, switched on for each table by whoever wants it.
import { forget, recall, remember } from '../../device/storage';
import { noticeSupport, sendTestPush, subscribePush, unsubscribePush } from '../../border/requests';
import type { PushResult } from '../../border/protocol';

/** Why this device cannot be called, or was not. */
export type NoticeProblem = 'insecure' | 'unsupported' | 'denied' | 'no-house' | Exclude<PushResult, 'rung'>;

const NIGHT = { from: 20 * 60, to: 8 * 60 };
const MINUTES = 24 * 60;

export const noticesAreOn = (table: string): boolean => recall(`bell.${table}`) !== null;

/** A minute of the day here, as a minute of the day in UTC. */
export const inUtc = (minute: number, offset = new Date().getTimezoneOffset()): number =>
  (((minute + offset) % MINUTES) + MINUTES) % MINUTES;

/** Between which minutes nobody is called. */
export const quietHours = (night: boolean): { quiet_from: number; quiet_to: number } =>
  night ? { quiet_from: inUtc(NIGHT.from), quiet_to: inUtc(NIGHT.to) } : { quiet_from: 0, quiet_to: 0 };

/** What stands in the way before anybody is asked; null if nothing does. */
export function problemHere(): NoticeProblem | null {
  if (!isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis))
    return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** Switch it on; what stood in the way, or null. `said` is the note in the language of this page. */
export async function switchNoticesOn(
  table: string,
  token: string,
  night: boolean,
  said: string,
): Promise<NoticeProblem | null> {
  const trouble = problemHere();
  if (trouble) return trouble;
  const { key } = await noticeSupport();
  if (!key) return 'no-house';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const endpoint = await endpointOf(key, said);
  if (endpoint === null) return 'unreachable';
  await subscribePush(table, { token, endpoint, ...quietHours(night) });
  remember(`bell.${table}`, 'on');
  return null;
}

export async function switchNoticesOff(table: string, token: string): Promise<void> {
  await unsubscribePush(table, { token });
  forget(`bell.${table}`);
}

/** Send a push message to this device now; what was wrong, or null. */
export async function sendTestNotice(said: string): Promise<NoticeProblem | null> {
  const trouble = problemHere();
  if (trouble) return trouble;
  const { key } = await noticeSupport();
  if (!key) return 'no-house';
  const endpoint = await endpointOf(key, said);
  if (endpoint === null) return 'unreachable';
  const { result } = await sendTestPush({ endpoint });
  return result === 'rung' ? null : result;
}

/** Where the browser's push service can be asked to call this device; null if it does not answer. */
async function endpointOf(key: string, said: string): Promise<string | null> {
  try {
    const worker = await navigator.serviceWorker.register(`/bell.js?said=${encodeURIComponent(said)}`);
    const known = await worker.pushManager.getSubscription();
    const made = known ?? (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
    return made.endpoint;
  } catch {
    return null;
  }
}
