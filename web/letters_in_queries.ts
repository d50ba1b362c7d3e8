// Larger letters need another layout, as a zoomed page does: a phone has room for fewer of them. So every size in a media query
// is meant for letters of the usual size, and its rules are written once more for each larger size.
import type { AcceptedPlugin, AtRule, Container, Rule } from 'postcss';
import { LETTER_SIZES } from './src/device/letter_sizes.ts';

const SIZE = /\((min|max)-(width|height): ([\d.]+)px\)/g;
const ROOT = /^(:root|html)\b/;
const LARGER_SIZES = Object.entries(LETTER_SIZES).filter(([, times]) => times > 1);
const USUAL_LETTERS = `:not(${LARGER_SIZES.map(([size]) => `[data-letters='${size}']`).join()})`;

export const lettersInQueries: AcceptedPlugin = {
  postcssPlugin: 'letters-in-queries',
  Once(sheet) {
    for (const query of queriesOfSizes(sheet)) {
      for (const [size, times] of LARGER_SIZES)
        onlyWith(`[data-letters='${size}']`, query.cloneBefore({ params: enlarged(query.params, times) }));
      onlyWith(USUAL_LETTERS, query);
    }
  },
};

/** Sizes of a query for letters that are so many times as large. */
export function enlarged(query: string, times: number): string {
  // (max-width: 640px) and (min-width: 641px) leave out nothing: so it stays
  const least = (pixels: number) => ((pixels - 1) * times + 0.02).toFixed(2);
  return query.replace(SIZE, (_, end: string, side: string, pixels: string) => {
    const size = end === 'min' ? least(Number(pixels)) : (Number(pixels) * times).toFixed(2);
    return `(${end}-${side}: ${size}px)`;
  });
}

/** Not those that set the size of the root font: it depends on the screen alone. */
function queriesOfSizes(sheet: Container): AtRule[] {
  const found: AtRule[] = [];
  sheet.walkAtRules('media', (query) => {
    const isOfRoot = query.some((rule) => rule.type === 'rule' && rule.selector === 'html');
    if (query.params.search(SIZE) >= 0 && !isOfRoot) found.push(query);
  });
  return found;
}

/** The rules count only on a page with these letters; the order of the rules stays as it is. */
function onlyWith(page: string, query: AtRule): void {
  query.walkRules((rule: Rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')) return;
    rule.selectors = rule.selectors.map((one) =>
      ROOT.test(one) ? one.replace(ROOT, `$1:where(${page})`) : `:where(:root${page}) ${one}`,
    );
  });
}
