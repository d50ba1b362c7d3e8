// What the browser remembers for us. Storage can be shut (private windows, strict settings): then nothing is remembered.

const key = (name: string) => `homeward.${name}`;

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(key(name));
  } catch {
    return null;
  }
}

/** Everything that is remembered here, whatever it is. */
export function forgetEverything(): void {
  try {
    for (const kept of [localStorage, sessionStorage])
      for (const name of Object.keys(kept)) if (name.startsWith(key(''))) kept.removeItem(name);
  } catch {
    // Storage is shut: then there is nothing to forget.
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(key(name));
  } catch {
    // Storage is shut: then it was not there.
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(key(name), value);
  } catch {
    // Nothing lost but the memory of a setting.
  }
}
