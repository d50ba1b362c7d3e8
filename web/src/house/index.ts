// The house of this page: a site without a server has its own (`make site`), everything else is a server's page.
import { PageHouse } from '../local/page_house';
import type { House } from './house';
import { serverHouse } from './server';

export const isSite = import.meta.env.MODE === 'site';
export const pageHouse = isSite ? new PageHouse() : null;
export const house: House = pageHouse ?? serverHouse;
