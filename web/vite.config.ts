/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { installable } from './installable.ts';
import { lettersInQueries } from './letters_in_queries.ts';
import { CODE, fontLicences } from './licences.ts';
import { catalogues } from './po.ts';

const SERVER = 'http://127.0.0.1:8000';

// `--mode site` builds the client of a site without a server (tools/make_site.py), which works in any folder.
export default defineConfig(({ mode }) => ({
  base: mode === 'site' ? './' : '/',
  plugins: [svelte(), catalogues(), fontLicences(), mode !== 'site' && installable()],
  css: { postcss: { plugins: [lettersInQueries] } },
  build: {
    target: 'es2022',
    // for budget.js
    manifest: true,
    license: { fileName: CODE },
    // The server's content-security policy allows no data: URLs, so every asset stays a file.
    assetsInlineLimit: 0,
    rolldownOptions: mode === 'site' ? SITE : HOUSE,
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
  // Tests use Svelte's browser build, so that they can mount components.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  // no timeouts: a busy machine is no failure
  test: { include: ['src/**/*.test.ts'], testTimeout: 0, hookTimeout: 0 },
}));

/** The service worker is a file in the top folder: its scope is the folder it lies in. */
const output = {
  entryFileNames: ({ name }: { name: string }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
};
const SITE = { input: { index: 'index.html', 'service-worker': 'src/local/site_service_worker.ts' }, output };
const HOUSE = {
  input: { index: 'index.html', offline: 'offline.html', 'service-worker': 'src/installed/service_worker.ts' },
  output,
};
