import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { api, introduce } from './lib/api';
import { me } from './lib/me.svelte';
import { watchPresses } from './lib/presses';
import { settings } from './lib/settings.svelte';
import { update } from './service/update.svelte';
import { firstLanguage, speech, t } from './lib/speech.svelte';

introduce({ token: () => me.token, language: () => speech.language, enter: () => me.ensure(), say: t });
await speech.speak(firstLanguage());
void me.check();
watchPresses();
mount(App, { target: document.getElementById('app') ?? document.body });
if (settings.here) void api.warmUp();
// The first view, and perhaps a first game, go before the files that are kept for later.
const later = () => setTimeout(() => void update.start(), 5000);
if (document.readyState === 'complete') later();
else window.addEventListener('load', later);
