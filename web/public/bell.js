// The bell of this device: shows a note when the house calls. The call itself says nothing; the words stand in the
// address of this script, in the language of whoever switched it on.

/** @typedef {{ waitUntil: (work: Promise<unknown>) => void, notification: { close: () => void } }} Call */
/** @typedef {{ focus: () => Promise<unknown> }} OpenPage */
/**
 * @typedef {{
 *   location: Location,
 *   registration: ServiceWorkerRegistration,
 *   clients: { matchAll: (kind: object) => Promise<OpenPage[]>, openWindow: (address: string) => Promise<unknown> },
 *   addEventListener: (name: string, hear: (call: Call) => void) => void,
 * }} ServiceWorkerItself
 */
// This is a service worker; the types are of pages.
const worker = /** @type {ServiceWorkerItself} */ (/** @type {unknown} */ (self));
const said = new URL(worker.location.href).searchParams.get('said') ?? '';

worker.addEventListener('push', (call) => {
  call.waitUntil(worker.registration.showNotification('Homeward', { body: said, tag: 'turn', icon: '/icon.svg' }));
});

worker.addEventListener('notificationclick', (call) => {
  call.notification.close();
  const open = worker.clients.matchAll({ type: 'window' });
  call.waitUntil(open.then(([page]) => (page ? page.focus() : worker.clients.openWindow('/'))));
});
