import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { pathOf } from './routing/addresses';
import App from './App.svelte';
import { pageBackend } from './backend';
import { openSoundOnFirstTap } from './device/sound';
import { routeOf } from './routing/routes';
import { notNull } from './assert';
import { language } from './words/language.svelte';

import.meta.glob('./games/*/tokens.css', { eager: true }); // the shelf shows the colours of all boxes
openSoundOnFirstTap();
// The page comes while the words do; if it does not come, the page says so itself.
routeOf(pathOf(location))
  .route.load()
  .catch(() => undefined);
await language.begin();
mount(App, { target: notNull(document.getElementById('app')) });
// What plays without a server comes after the page itself, which does not wait for it.
pageBackend?.start();
