// The service worker of a site: keeps it for when there is no network, and tells when a newer version has come.
import { Workbox } from 'workbox-window';

class NewVersion {
  /** A newer version waits. It is used when somebody says so, or when no page of the old one is open any more. */
  waits = $state(false);
  #workbox: Workbox | null = null;

  begin(): void {
    if (!('serviceWorker' in navigator) || this.#workbox) return;
    this.#workbox = new Workbox('service-worker.js');
    this.#workbox.addEventListener('waiting', () => (this.waits = true));
    this.#workbox.register().catch((why: unknown) => console.warn('the site cannot be kept for later', why));
  }

  use(): void {
    this.#workbox?.addEventListener('controlling', () => location.reload());
    this.#workbox?.messageSkipWaiting();
  }
}

export const newVersion = new NewVersion();
