// Turn notices while no page is open: Web Push, switched on per table and device.
import { registerServiceWorker } from '../../installed/service_worker_registration';
import { language } from '../../words/language.svelte';
import { forget, recall, remember } from '../../device/storage';
import { noticeSupport, sendTestPush, subscribePush, unsubscribePush } from '../../border/requests';
import type { PushResult } from '../../border/protocol';

/** Why this device gets no turn notices. */
export type NoticeProblem = 'insecure' | 'unsupported' | 'denied' | 'no-house' | Exclude<PushResult, 'rung'>;

const NIGHT = { from: 20 * 60, to: 8 * 60 };
const MINUTES = 24 * 60;

export const noticesAreOn = (table: string): boolean => recall(`bell.${table}`) !== null;

/** A minute of the local day as a minute of the day in UTC. */
export const inUtc = (minute: number, offset = new Date().getTimezoneOffset()): number =>
  (((minute + offset) % MINUTES) + MINUTES) % MINUTES;

/** The minutes between which no notice is sent. */
export const quietHours = (night: boolean): { quiet_from: number; quiet_to: number } =>
  night ? { quiet_from: inUtc(NIGHT.from), quiet_to: inUtc(NIGHT.to) } : { quiet_from: 0, quiet_to: 0 };

/** A problem that is known without asking the user or the server; null if there is none. */
export function problemHere(): NoticeProblem | null {
  if (!isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis))
    return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** Is there anything to offer at this table? Not where only the host can help: without https, or without keys. */
export async function offersNotices(table: string): Promise<boolean> {
  if (noticesAreOn(table)) return true; // so that they can be switched off
  const { key, hooks } = await noticeSupport();
  return hooks || (key !== '' && problemHere() !== 'insecure');
}

/** Switches notices on; returns the problem, or null. */
export async function switchNoticesOn(table: string, token: string, night: boolean): Promise<NoticeProblem | null> {
  const trouble = problemHere();
  if (trouble) return trouble;
  const { key } = await noticeSupport();
  if (!key) return 'no-house';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const endpoint = await endpointOf(key);
  if (endpoint === null) return 'unreachable';
  await subscribePush(table, { token, endpoint, ...quietHours(night) });
  remember(`bell.${table}`, 'on');
  return null;
}

export async function switchNoticesOff(table: string, token: string): Promise<void> {
  await unsubscribePush(table, { token });
  forget(`bell.${table}`);
}

/** Sends a notice to this device now; returns the problem, or null. */
export async function sendTestNotice(table: string, token: string): Promise<NoticeProblem | null> {
  const trouble = problemHere();
  if (trouble) return trouble;
  const { key } = await noticeSupport();
  if (!key) return 'no-house';
  const endpoint = await endpointOf(key);
  if (endpoint === null) return 'unreachable';
  const { result } = await sendTestPush(table, { token, endpoint });
  return result === 'rung' ? null : result;
}

/** The push endpoint of this device; null if the browser's push service does not answer. */
async function endpointOf(key: string): Promise<string | null> {
  try {
    const worker = await registerServiceWorker(language.code);
    const known = await worker.pushManager.getSubscription();
    const made = known ?? (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
    return made.endpoint;
  } catch {
    return null;
  }
}
