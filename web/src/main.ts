import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import App from './App.svelte';
import { openSoundOnFirstTap } from './sound';
import { sure } from './sure';
import { language } from './words/language.svelte';

openSoundOnFirstTap();
await language.begin();
mount(App, { target: sure(document.getElementById('app')) });
