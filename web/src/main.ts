import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { pathOf } from './addresses';
import App from './App.svelte';
import { pageHouse } from './house';
import { isKept } from './house/kept';
import { openSoundOnFirstTap } from './sound';
import { routeOf } from './routes';
import { sure } from './sure';
import { language } from './words/language.svelte';

openSoundOnFirstTap();
// What plays without a server is at hand from the second visit on. At the first, the page itself comes before it.
if (isKept()) pageHouse?.start();
// The page comes while the words do; if it does not come, the page says so itself.
routeOf(pathOf(location))
  .route.load()
  .catch(() => undefined);
await language.begin();
mount(App, { target: sure(document.getElementById('app')) });
if (!isKept()) pageHouse?.start();
