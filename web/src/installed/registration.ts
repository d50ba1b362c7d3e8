// The page's side of the service worker of a server's page.
import { isSite } from '../backend';

const SCRIPT = '/service-worker.js';

/** Only https and localhost have service workers; while the client is developed there is none. */
const hasWorkers = (): boolean => import.meta.env.PROD && !isSite && isSecureContext && 'serviceWorker' in navigator;

/**
 * Registers the worker, which writes turn notices in this language. A worker of the same scope, `/bell.js` of earlier
 * versions too, is replaced, and its push subscription stays.
 */
export async function registerWorker(language: string): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(`${SCRIPT}?language=${encodeURIComponent(language)}`);
  return navigator.serviceWorker.ready;
}

/** Registers the worker where there can be one. The page works without it. */
export function startWorker(language: string): void {
  if (!hasWorkers()) return;
  registerWorker(language).catch((why: unknown) => console.warn('there is no service worker', why));
}

/** Removes the worker with its subscription to turn notices. The next page registers a new one. */
export async function forgetWorker(): Promise<void> {
  if (!hasWorkers()) return;
  const registration = await navigator.serviceWorker.getRegistration('/');
  await registration?.unregister();
}
