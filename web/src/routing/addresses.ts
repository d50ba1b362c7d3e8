// The addresses of the client's pages. A site on a file server has one HTML file in any folder: the path follows `?`.
import { API } from '../border/constants';

const SITE = import.meta.env.MODE === 'site';

/** The URL of one of our pages, for links and for the address bar. */
export const addressOf = (path: string): string => {
  if (!SITE) return path;
  return path === '/' ? './' : `?${path}`;
};

/** The path of the page at a URL. */
export const pathOf = ({ pathname, search }: { pathname: string; search: string }): string => {
  if (!SITE) return pathname;
  return search.startsWith('?/') ? search.slice(1).replace(/\?.*/, '') : '/';
};

/** The query of a URL besides the page, with its `?`. */
export const queryOf = ({ search }: { search: string }): string =>
  SITE ? search.slice(1).replace(/^[^?]*/, '') : search;

/** Does a URL of this origin belong to this client? Other folders may belong to other sites. */
export const isOurs = ({ pathname }: { pathname: string }): boolean =>
  SITE ? folderOf(pathname) === folderOf(location.pathname) : !pathname.startsWith(`${API}/`);

const folderOf = (pathname: string): string => pathname.replace(/[^/]*$/, '');
