// A page with larger letters has the layout of a page that is so much smaller, as after zooming.
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { enlarged, lettersInQueries } from '../../letters_in_queries';

const written = (css: string) =>
  postcss([lettersInQueries])
    .process(css, { from: undefined })
    .css.replace(/\s+/g, ' ')
    .split(/(?=@media)/);

test('sizes grow with the letters, and nothing is left out between two queries', () => {
  expect(enlarged('(max-width: 640px), (max-height: 600px)', 1.45)).toBe(
    '(max-width: 928.00px), (max-height: 870.00px)',
  );
  expect(enlarged('(min-width: 641px) and (min-aspect-ratio: 6/5)', 1.45)).toBe(
    '(min-width: 928.02px) and (min-aspect-ratio: 6/5)',
  );
});

test('a rule is written once for every size of letters, each for itself', () => {
  const [large, largest, usual] = written('@media (max-width: 300px) { .a, :root { top: 0 } }');
  expect(large).toContain(
    "(max-width: 360.00px) { :where(:root[data-letters='large']) .a, :root:where([data-letters='large'])",
  );
  expect(largest).toContain("(max-width: 435.00px) { :where(:root[data-letters='largest']) .a");
  expect(usual).toContain("(max-width: 300px) { :where(:root:not([data-letters='large'],[data-letters='largest'])) .a");
});

test.each([
  '@media (min-width: 1800px) { html { font-size: 112.5% } }',
  '@media (prefers-reduced-motion: reduce) { .a { top: 0 } }',
  '@media print { .a { top: 0 } }',
])('%s stays as it is', (css) => {
  expect(written(css)).toEqual([css]);
});
