// npm run budget: the compressed size of everything that the first page loads. Fails above the budget.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BUDGET = 150 * 1024;
const DIST = new URL('./dist/', import.meta.url);

/** @type {Record<string, { file: string, css?: string[], imports?: string[] }>} */
// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- written by Vite, in the form above
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', DIST), 'utf8'));

/** The files of the build that are loaded with the given sources. */
function filesOf(
  /** @type {string[]} */ sources,
  /** @type {Set<string>} */ seen = new Set(),
  /** @type {Set<string>} */ files = new Set(),
) {
  for (const source of sources) {
    const chunk = manifest[source];
    if (!chunk || seen.has(source)) continue;
    seen.add(source);
    files.add(chunk.file);
    chunk.css?.forEach((file) => files.add(file));
    filesOf(chunk.imports ?? [], seen, files);
  }
  return files;
}

/** The largest catalogue of a folder: a page loads one language. */
function catalogueIn(/** @type {string} */ folder) {
  const sources = Object.keys(manifest).filter((name) => name.startsWith(`../src/homeward/${folder}/`));
  return sources.sort((one, other) => weigh(filesOf([other])) - weigh(filesOf([one]))).slice(0, 1);
}

const weigh = (/** @type {Set<string>} */ files) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, DIST)), { level: 9 }).length, 0);
const kB = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} kB`.padStart(9);

const shell = [
  'index.html',
  'src/pages/shelf/ShelfPage.svelte',
  ...catalogueIn('catalogue'),
  ...Object.keys(manifest).filter((source) => /^src\/games\/[^/]+\/Cover\.svelte$/.test(source)),
];
const first = filesOf(shell);
const total = weigh(first) + gzipSync(readFileSync(new URL('theme.js', DIST))).length;
console.log(`${kB(total)}  first page (${first.size} files), budget ${kB(BUDGET).trim()}`);

const table = filesOf(['index.html', 'src/pages/TablePage.svelte', ...catalogueIn('catalogue')]);
console.log(`${kB(weigh(table))}  a table, without its board`);
for (const source of Object.keys(manifest).filter((name) => /^src\/games\/[^/]+\/index\.ts$/.test(name))) {
  const game = source.split('/')[2];
  const board = filesOf([source, ...catalogueIn(`games/${game}/catalogue`)]);
  const more = new Set([...board].filter((file) => !table.has(file)));
  console.log(`${kB(weigh(more))}  ${game}, on demand`);
}

if (total > BUDGET) {
  console.error(`The first page is ${kB(total - BUDGET).trim()} too heavy.`);
  process.exit(1);
}
