// What this page is connected to: a site without a server (`make site`) brings its own tables, any other page has a server.
import type { Backend } from './backend';
import { serverBackend } from './server_backend';

export const isSite = import.meta.env.MODE === 'site';
/** Only in a site: a server's page does not even carry it along. */
export const pageBackend = isSite ? new (await import('../local/page_backend')).PageBackend() : null;
export const backend: Backend = pageBackend ?? serverBackend;
