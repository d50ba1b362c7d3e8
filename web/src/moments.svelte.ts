// How long something stays that is there to be read: for a moment, or until whoever reads it goes on. Nobody has to be
// fast to follow a game. Remembered on this device.
import { recall, remember } from './storage';

class Moments {
  #stay = $state(recall('moments') === 'stay');

  /** Does what is there to be read wait for its reader? */
  get stay(): boolean {
    return this.#stay;
  }

  set stay(stay: boolean) {
    this.#stay = stay;
    remember('moments', stay ? 'stay' : 'pass');
  }
}

export const moments = new Moments();
