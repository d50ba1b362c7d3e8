// How the pages of the client are addressed. A site on any file server, in any folder, has one file: the page follows `?`.
import { API } from '../border/constants';

const SITE = import.meta.env.MODE === 'site';

/** What a link to a page of ours says, and what stands in the address bar. */
export const addressOf = (path: string): string => {
  if (!SITE) return path;
  return path === '/' ? './' : `?${path}`;
};

/** The page of an address. */
export const pathOf = ({ pathname, search }: { pathname: string; search: string }): string => {
  if (!SITE) return pathname;
  return search.startsWith('?/') ? search.slice(1).replace(/\?.*/, '') : '/';
};

/** What an address says besides its page, with its `?`. */
export const queryOf = ({ search }: { search: string }): string =>
  SITE ? search.slice(1).replace(/^[^?]*/, '') : search;

/** Does an address of this origin belong to these pages? Other folders may be somebody else's. */
export const isOurs = ({ pathname }: { pathname: string }): boolean =>
  SITE ? folderOf(pathname) === folderOf(location.pathname) : !pathname.startsWith(`${API}/`);

const folderOf = (pathname: string): string => pathname.replace(/[^/]*$/, '');
