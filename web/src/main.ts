import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { introduce } from './lib/api';
import { me } from './lib/me.svelte';
import { watchPresses } from './lib/presses';
import { firstLanguage, speech, t } from './lib/speech.svelte';

introduce({ token: () => me.token, language: () => speech.language, say: t });
await speech.speak(firstLanguage());
void me.check();
watchPresses();
mount(App, { target: document.getElementById('app') ?? document.body });
