// Whether texts to read disappear by themselves or wait for a tap, so that slow readers can follow. Stored on this device.
import { recall, remember } from './storage';

class Reading {
  #waits = $state(recall('reading') === 'waits');

  /** Do texts wait for a tap? */
  get waits(): boolean {
    return this.#waits;
  }

  set waits(waits: boolean) {
    this.#waits = waits;
    remember('reading', waits ? 'waits' : 'passes');
  }
}

export const reading = new Reading();
