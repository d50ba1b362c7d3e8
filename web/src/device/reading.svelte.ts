// Whether what is there to be read passes by itself or waits until its reader goes on. Nobody has to be fast to follow
// a game. Remembered on this device.
import { recall, remember } from './storage';

class Reading {
  #waits = $state(recall('reading') === 'waits');

  /** Does what is there to be read wait for its reader? */
  get waits(): boolean {
    return this.#waits;
  }

  set waits(waits: boolean) {
    this.#waits = waits;
    remember('reading', waits ? 'waits' : 'passes');
  }
}

export const reading = new Reading();
