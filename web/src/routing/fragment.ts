// The fragment of the address. Whoever makes a link decides what is in it: it may be read, but nothing is done on its word alone.

/** The fragment without its `#`, decoded; as it is written if it cannot be decoded. */
export const fragment = (): string => decodeText(location.hash.slice(1));

export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Removes the fragment from the address, so that secrets in it do not stay there. */
export const clearFragment = (): void => history.replaceState(null, '', location.pathname + location.search);
