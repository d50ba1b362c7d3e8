// The id by which the server tells tabs of one device apart.
import { randomId } from './session';

/** Stays the same when this tab reloads; every tab has another one. */
export function tabId(): string {
  try {
    const known = sessionStorage.getItem('homeward.tab');
    if (known) return known;
    const fresh = randomId();
    sessionStorage.setItem('homeward.tab', fresh);
    return fresh;
  } catch {
    return randomId();
  }
}
