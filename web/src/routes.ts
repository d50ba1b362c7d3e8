// Which page lives where. Every page is a chunk of its own; a `:name` in a path becomes a param of the page.
import type { Component } from 'svelte';
import { house } from './house';
import { joinTitle } from './pages/joining';
import { match, type Params } from './router';
import type { PlainKey } from './words';
import { language } from './words/language.svelte';

/** A page gets the params of its path; each has names of its own, and some have none. */
type Page = Component<never>;

export interface Route {
  path: string;
  /** For the browser's tab; without it the page says its own. */
  title?: PlainKey;
  load: () => Promise<{ default: Page }>;
}

/** Pages for which there has to be somebody else. */
const ofServers: readonly Route[] = [
  { path: '/card', title: 'card.title', load: () => import('./pages/Card.svelte') },
  { path: '/admin', title: 'admin.title', load: () => import('./pages/Admin.svelte') },
];

const routes: readonly Route[] = [
  { path: '/', title: 'name', load: () => import('./pages/Shelf.svelte') },
  { path: '/new/:game', load: () => import('./pages/SetUp.svelte') },
  { path: '/learn/:game', load: () => import('./lessons/Learn.svelte') },
  { path: '/join', title: joinTitle, load: () => import('./pages/Join.svelte') },
  { path: '/table/:table', load: () => import('./pages/TablePage.svelte') },
  { path: '/table/:table/replay/:round', load: () => import('./pages/Replay.svelte') },
  { path: '/puzzles', title: 'puzzle.title', load: () => import('./pages/Puzzles.svelte') },
  { path: '/puzzles/:game/:puzzle', load: () => import('./pages/PuzzlePage.svelte') },
  { path: '/rules/:game', load: () => import('./pages/Rules.svelte') },
  {
    path: '/own/wombat-rescue/layout',
    title: 'wombat-rescue.editor.title',
    load: async () => {
      await language.learn('wombat-rescue');
      return import('./games/wombat_rescue/Editor.svelte');
    },
  },
  { path: '/credits', title: 'credits.title', load: () => import('./pages/Credits.svelte') },
  { path: '/privacy', title: 'privacy.title', load: () => import('./pages/Privacy.svelte') },
  { path: '/gallery', title: 'gallery.title', load: () => import('./pages/Gallery.svelte') },
  ...(house.guests ? ofServers : []),
];

const lost: Route = { path: '', title: 'page.lost', load: () => import('./pages/Lost.svelte') };

/** The page of an address, with the params in it. */
export function routeOf(pathname: string): { route: Route; params: Params } {
  for (const route of routes) {
    const params = match(route.path, pathname);
    if (params) return { route, params };
  }
  return { route: lost, params: {} };
}
