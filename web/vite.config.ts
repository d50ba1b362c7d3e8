/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { CODE, fontLicences } from './licences.ts';
import { catalogues } from './po.ts';

const SERVER = 'http://127.0.0.1:8000';

// `--mode site` builds the client of a page without a server (tools/make_site.py): it works from any folder.
export default defineConfig(({ mode }) => ({
  base: mode === 'site' ? './' : '/',
  plugins: [svelte(), catalogues(), fontLicences()],
  build: {
    target: 'es2022',
    // budget.js reads which files belong together.
    manifest: true,
    license: { fileName: CODE },
    // The server's content-security policy allows no data: addresses, so every asset stays a file.
    assetsInlineLimit: 0,
    ...(mode === 'site' && { rolldownOptions: SITE }),
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
  // Tests run on the Svelte of browsers, so that boards can be drawn in them.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  // how long things take says more about the machine than about them
  test: { include: ['src/**/*.test.ts'], testTimeout: 0, hookTimeout: 0 },
}));

/** The service worker is a file of its own, at the top: what lies beside and below it is its business. */
const SITE = {
  input: { index: 'index.html', 'service-worker': 'src/local/service_worker.ts' },
  output: {
    entryFileNames: ({ name }: { name: string }) =>
      name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js',
  },
};
