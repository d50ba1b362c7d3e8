// Which page lives where. Every page is a chunk of its own; a `:name` in a path becomes a param of the page.
import type { Component } from 'svelte';

/** A page gets `{ params }`; one that has no use for them declares no props, hence the loose type. */
export type Page = Component<any>;

export interface Route {
  path: string;
  title: string;
  load: () => Promise<{ default: Page }>;
}

export const routes: readonly Route[] = [
  { path: '/', title: 'Homeward', load: () => import('./pages/Shelf.svelte') },
  { path: '/gallery', title: 'Gallery', load: () => import('./pages/Gallery.svelte') },
];

export const lost: Route = { path: '', title: 'Not found', load: () => import('./pages/Lost.svelte') };
