// The backend of this page: Python in a worker in a site without a server (`make site`), otherwise the server.
import type { Backend } from './backend';
import { serverBackend } from './server_backend';

export const isSite = import.meta.env.MODE === 'site';
/** Only in a site; the build of a server's page drops it. */
export const pageBackend = isSite ? new (await import('../local/page_backend')).PageBackend() : null;
export const backend: Backend = pageBackend ?? serverBackend;
