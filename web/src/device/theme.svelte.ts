// The theme: light or bedtime. `auto` follows the system; a choice is stored. public/theme.js does the same before the first paint.
import { recall, remember } from './storage';

export const THEME_WISHES = ['auto', 'light', 'bedtime'] as const;
type ThemeWish = (typeof THEME_WISHES)[number];
type ThemeName = 'light' | 'bedtime';

class Theme {
  #system = matchMedia('(prefers-color-scheme: dark)');
  #night = $state(this.#system.matches);
  #wish = $state<ThemeWish>('auto');

  constructor() {
    const saved = recall('theme');
    this.#wish = THEME_WISHES.find((wish) => wish === saved) ?? 'auto';
    this.#system.addEventListener('change', ({ matches }) => {
      this.#night = matches;
      this.#paint();
    });
    this.#paint();
  }

  get wish(): ThemeWish {
    return this.#wish;
  }

  set wish(wish: ThemeWish) {
    this.#wish = wish;
    remember('theme', wish);
    this.#paint();
  }

  /** The theme in use. */
  get now(): ThemeName {
    return this.#wish === 'auto' ? (this.#night ? 'bedtime' : 'light') : this.#wish;
  }

  toggle(): void {
    this.wish = this.now === 'light' ? 'bedtime' : 'light';
  }

  #paint(): void {
    const root = document.documentElement;
    root.dataset.theme = this.now;
    const page = getComputedStyle(root).getPropertyValue('--page').trim();
    if (page) document.querySelector('meta[name=theme-color]')?.setAttribute('content', page);
  }
}

export const theme = new Theme();
