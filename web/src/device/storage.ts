// localStorage. It can be blocked (private windows, strict settings): then nothing is stored.

const key = (name: string) => `homeward.${name}`;

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(key(name));
  } catch {
    return null;
  }
}

/** Deletes everything that this client stored. */
export function forgetEverything(): void {
  try {
    for (const kept of [localStorage, sessionStorage])
      for (const name of Object.keys(kept)) if (name.startsWith(key(''))) kept.removeItem(name);
  } catch {
    // Blocked: there is nothing to delete.
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(key(name));
  } catch {
    // Blocked: nothing is stored.
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(key(name), value);
  } catch {
    // Blocked: the setting lasts until the page is closed.
  }
}
