// The page's side of a site's service worker, which serves the site offline: knows when a newer version is ready.
import { Workbox } from 'workbox-window';

class NewVersion {
  /** A newer version is ready. It takes over on request, or once no page of the old version is open. */
  waits = $state(false);
  #workbox: Workbox | null = null;
  #isWanted = false;
  /** The new version took over from another tab: the files of this tab's version are gone. */
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

  /** A tab that did not request the update is not reloaded, but offers to. */
  #takenOver(isUpdate: boolean): void {
    if (!isUpdate) return;
    if (this.#isWanted) location.reload();
    this.waits = this.#hasTakenOver = true;
  }
}

export const newVersion = new NewVersion();
