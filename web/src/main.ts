import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import App from './App.svelte';
import { openSoundOnFirstTap } from './sound';
import { sure } from './sure';

openSoundOnFirstTap();
mount(App, { target: sure(document.getElementById('app')) });
