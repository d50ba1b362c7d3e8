// Makes a server's page installable: its manifest, the icons, the offline page, and what the service worker must know.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { sentencesOf } from './po.ts';
import { SERVER_PATHS } from './src/border/constants.ts';

const FOLDERS = ['house', 'icons'].map((name) => join(import.meta.dirname, name));
const WORKER = 'service-worker.js';
const OFFLINE = 'offline.html';
const BUILD_HERE = 'self.__BUILD__'; // in the service worker
const LINKS = [
  { rel: 'manifest', href: '/homeward.webmanifest' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];
/** An address of our own in the markup of a page. */
const ADDRESS = /(?:href|src)="(\/[^"]+)"/g;

export function installable(): Plugin {
  return {
    name: 'installable',
    enforce: 'post',
    transformIndexHtml: (html, { filename }) =>
      filename.endsWith(OFFLINE)
        ? html.replace('%offline%', offlineSections())
        : LINKS.map((attrs) => ({ tag: 'link', attrs, injectTo: 'head' as const })),
    generateBundle(_options, bundle) {
      for (const folder of FOLDERS)
        for (const fileName of readdirSync(folder))
          this.emitFile({ type: 'asset', fileName, source: readFileSync(join(folder, fileName)) });
      informWorker(bundle);
    },
  };
}

/** What the offline page says, in every language: it is stored before the language of the device is known. */
function offlineSections(): string {
  const [title, lead, again] = [sentencesOf('offline.title'), sentencesOf('offline.lead'), sentencesOf('link.again')];
  const section = (code: string) =>
    `<section lang="${code}" dir="auto" hidden><h1>${title[code]}</h1><p>${lead[code]}</p>` +
    `<button class="btn main">${again[code]}</button></section>`;
  return Object.keys(title).map(section).join('\n      ');
}

/** Writes into the service worker what it must know of this build. */
function informWorker(bundle: Rolldown.OutputBundle): void {
  const worker = bundle[WORKER];
  const page = bundle[OFFLINE];
  if (worker?.type !== 'chunk' || page?.type !== 'asset') throw new Error('the service worker is not in the build');
  if (worker.imports.length > 0) throw new Error(`${WORKER} must be one file, but imports ${worker.imports.join()}`);
  if (!worker.code.includes(BUILD_HERE)) throw new Error(`${WORKER} has no place for ${BUILD_HERE}`);
  const html = page.source.toString();
  const version = createHash('sha256')
    .update(`${Object.keys(bundle).sort().join()} ${html}`)
    .digest('hex')
    .slice(0, 12);
  const addresses = [...html.matchAll(ADDRESS)].flatMap(([, address]) => address ?? []);
  const precached = [...new Set([`/${OFFLINE}`, ...addresses])];
  worker.code = worker.code.replace(BUILD_HERE, () =>
    JSON.stringify({ version, paths: { precached, server: SERVER_PATHS }, turn: sentencesOf('bell.your-turn') }),
  );
}
