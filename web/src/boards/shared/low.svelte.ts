// Whether the window is low and wide: a phone on its side, or a page that is enlarged a lot.
import { MediaQuery } from 'svelte/reactivity';

export const LOW = new MediaQuery('(max-height: 30rem) and (min-width: 37.5rem)');
