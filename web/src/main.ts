import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { pathOf } from './routing/addresses';
import App from './App.svelte';
import { pageBackend } from './backend';
import { openSoundOnFirstTap } from './device/sound';
import { recall } from './device/storage';
import { routeOf } from './routing/routes';
import { notNull } from './assert';
import { VOICES_KEPT } from './voices/voices_kept';
import { language } from './words/language.svelte';

import.meta.glob('./games/*/tokens.css', { eager: true }); // the shelf shows the box colours of all games
openSoundOnFirstTap();
// Loads the page and the catalogue at the same time; App shows it if the page cannot be loaded.
routeOf(pathOf(location))
  .route.load()
  .catch(() => undefined);
await Promise.all([language.begin(), pageBackend?.restore()]);
mount(App, { target: notNull(document.getElementById('app')) });
if (recall(VOICES_KEPT)) void import('./voices/own_voice.svelte');
// A site loads Python after the page, which does not wait for it.
pageBackend?.start();
