// The house of this page: a site without a server has its own (`make site`), everything else is a server's page.
import type { House } from './house';
import { serverHouse } from './server';

export const isSite = import.meta.env.MODE === 'site';
/** Only in a site: a server's page does not even carry it along. */
export const pageHouse = isSite ? new (await import('../local/page_house')).PageHouse() : null;
export const house: House = pageHouse ?? serverHouse;
