// The routes. Every page is a chunk of its own; a `:name` in a path becomes a param of the page.
import type { Component } from 'svelte';
import { backend } from '../backend';
import { entryOf, GAME_NAMES, makerPath } from '../games';
import { joinTitle } from '../pages/join/join_title';
import { match, type Params } from './router';
import type { PlainKey } from '../words';
import { language } from '../words/language.svelte';

/** A page gets the params of its path. */
type Page = Component<never>;

export interface Route {
  path: string;
  /** For the browser's tab; without it the page sets its own. */
  title?: PlainKey;
  load: () => Promise<{ default: Page }>;
}

/** Pages that need a server. */
const ofServers: readonly Route[] = [
  { path: '/card', title: 'card.title', load: () => import('../pages/card/FamilyCardPage.svelte') },
  { path: '/admin', title: 'admin.title', load: () => import('../pages/admin/AdminPage.svelte') },
];

/** Pages on which people make a file for an option of a game. */
const makersOf = (game: string): Route[] =>
  Object.entries(entryOf(game)?.makers ?? {}).map(([option, { title, page }]) => ({
    path: makerPath(game, option),
    title,
    load: async () => {
      await language.learn(game);
      return page();
    },
  }));

const routes: readonly Route[] = [
  { path: '/', load: () => import('../pages/shelf/ShelfPage.svelte') },
  { path: '/new/:game', load: () => import('../pages/setup/SetUpPage.svelte') },
  { path: '/learn/:game', load: () => import('../lessons/LearnPage.svelte') },
  { path: '/join', title: joinTitle, load: () => import('../pages/join/JoinPage.svelte') },
  { path: '/table/:table', load: () => import('../pages/TablePage.svelte') },
  { path: '/table/:table/replay/:round', load: () => import('../pages/ReplayPage.svelte') },
  { path: '/puzzles', title: 'puzzle.title', load: () => import('../pages/PuzzlesPage.svelte') },
  { path: '/puzzles/:game/:puzzle', load: () => import('../pages/PuzzlePage.svelte') },
  { path: '/rules/:game', load: () => import('../pages/RulesPage.svelte') },
  ...GAME_NAMES.flatMap(makersOf),
  { path: '/voices', title: 'voices.title', load: () => import('../pages/voices/VoicesPage.svelte') },
  { path: '/voices/:game', load: () => import('../pages/voices/RecordPage.svelte') },
  { path: '/credits', title: 'credits.title', load: () => import('../pages/CreditsPage.svelte') },
  { path: '/privacy', title: 'privacy.title', load: () => import('../pages/PrivacyPage.svelte') },
  { path: '/gallery', title: 'gallery.title', load: () => import('../pages/GalleryPage.svelte') },
  ...(backend.guests ? ofServers : []),
];

const lost: Route = { path: '', title: 'page.lost', load: () => import('../pages/NotFoundPage.svelte') };

/** The route of a path, with its params. */
export function routeOf(pathname: string): { route: Route; params: Params } {
  for (const route of routes) {
    const params = match(route.path, pathname);
    if (params) return { route, params };
  }
  return { route: lost, params: {} };
}
