// The id by which a server tells two tabs of one device apart.
import { randomId } from './session';

/** The same for every reload of this tab, another one for every other tab. */
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
