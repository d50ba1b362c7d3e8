const MEGABYTE = 1_000_000;

/** `0.3 MB`, in the language of the page. */
export const sizeInWords = (bytes: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
    Math.max(0.1, bytes / MEGABYTE),
  );
