// The page's side of the service worker of a server's page.
import { isSite } from '../backend';

/** What a page tells the worker: the language of turn notices, or to delete all it has stored. */
export interface PageMessage {
  language?: string;
  forget?: true;
}

const SCRIPT = '/service-worker.js';

/** Only https and localhost have service workers; while the client is developed there is none. */
const hasServiceWorkers = (): boolean =>
  import.meta.env.PROD && !isSite && isSecureContext && 'serviceWorker' in navigator;

/**
 * Registers the worker, and tells it the language of turn notices. `/bell.js` of earlier versions, which has the same
 * scope, is replaced, and its push subscription stays.
 */
export async function registerServiceWorker(language: string): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(SCRIPT);
  const registration = await navigator.serviceWorker.ready;
  post(registration, { language });
  return registration;
}

/** Registers the worker where there can be one. The page works without it. */
export function tryServiceWorker(language: string): void {
  if (!hasServiceWorkers()) return;
  registerServiceWorker(language).catch((why: unknown) => console.warn('there is no service worker', why));
}

/** Removes the worker with its subscription to turn notices, and all it stored. The next page registers a new one. */
export async function unregisterServiceWorker(): Promise<void> {
  if (!hasServiceWorkers()) return;
  const registration = await navigator.serviceWorker.getRegistration('/');
  if (registration) post(registration, { forget: true });
  await registration?.unregister();
}

const post = ({ active }: ServiceWorkerRegistration, message: PageMessage): void => active?.postMessage(message);
