// The service worker of a site: keeps it for when there is no network, and tells when a newer version has come.
import { Workbox } from 'workbox-window';

class NewVersion {
  /** A newer version waits. It is used when somebody says so, or when no page of the old one is open any more. */
  waits = $state(false);
  #workbox: Workbox | null = null;
  #isWanted = false;
  /** Somebody said so in another tab: the files of this one's version are gone. */
  #hasTakenOver = false;

  begin(): void {
    if (!('serviceWorker' in navigator) || this.#workbox) return;
    this.#workbox = new Workbox('service-worker.js');
    this.#workbox.addEventListener('waiting', () => (this.waits = true));
    this.#workbox.addEventListener('controlling', ({ isUpdate }) => this.#takenOver(isUpdate ?? false));
    this.#workbox.register().catch((why: unknown) => console.warn('the site cannot be kept for later', why));
  }

  use(): void {
    this.#isWanted = true;
    if (this.#hasTakenOver) location.reload();
    else this.#workbox?.messageSkipWaiting();
  }

  /** Whoever did not ask for it plays on, and is asked. */
  #takenOver(isUpdate: boolean): void {
    if (!isUpdate) return;
    if (this.#isWanted) location.reload();
    this.waits = this.#hasTakenOver = true;
  }
}

export const newVersion = new NewVersion();
