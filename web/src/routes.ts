// Which page lives where. Every page is a chunk of its own; a `:name` in a path becomes a param of the page.
import type { Component } from 'svelte';

/** A page gets the params of its path; each has names of its own, and some have none. */
type Page = Component<never>;

export interface Route {
  path: string;
  title: string;
  load: () => Promise<{ default: Page }>;
}

export const routes: readonly Route[] = [
  { path: '/', title: 'Homeward', load: () => import('./pages/Shelf.svelte') },
  { path: '/new/:game', title: 'Set up', load: () => import('./pages/SetUp.svelte') },
  { path: '/join', title: 'Join a table', load: () => import('./pages/Join.svelte') },
  { path: '/table/:table', title: 'Table', load: () => import('./pages/TablePage.svelte') },
  { path: '/table/:table/replay/:round', title: 'Replay', load: () => import('./pages/Replay.svelte') },
  { path: '/rules/:game', title: 'Rules', load: () => import('./pages/Rules.svelte') },
  {
    path: '/own/wombat-rescue/layout',
    title: 'Lay your own outback',
    load: () => import('./games/wombat_rescue/Editor.svelte'),
  },
  { path: '/credits', title: 'Credits', load: () => import('./pages/Credits.svelte') },
  { path: '/gallery', title: 'Gallery', load: () => import('./pages/Gallery.svelte') },
];

export const lost: Route = { path: '', title: 'Not found', load: () => import('./pages/Lost.svelte') };
