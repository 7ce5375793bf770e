// A bench for boards: shows one of their fixtures, `?game=polis&fixture=late-2&lang=pl&theme=dark`. Not part of the page.
import { mount } from 'svelte';
import '../../app.css';
import { speech } from '../../lib/speech.svelte';
import { board } from '../index';
import Bench from './Bench.svelte';
import type { Fixture } from './fixture';

const asked = new URLSearchParams(location.search);
const game = asked.get('game') ?? 'polis';
const name = asked.get('fixture') ?? 'early-2';
const shelf = import.meta.glob('../*/fixtures/*.json', { import: 'default' }) as Record<string, () => Promise<Fixture>>;
const target = document.getElementById('app');

const theme = asked.get('theme');
if (theme) document.documentElement.dataset.theme = theme;
await speech.speak(asked.get('lang') === 'pl' ? 'pl' : 'en');
await speech.learn(game);
const [module, fixture] = await Promise.all([board(game), shelf[`../${game}/fixtures/${name}.json`]?.()]);
if (target && module && fixture) {
  mount(Bench, { target, props: { module, fixture, watch: asked.has('watch') } });
}
