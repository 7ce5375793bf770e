// Whether the window is low and wide: a phone in landscape, or a page with a large zoom.
import { MediaQuery } from 'svelte/reactivity';

export const LOW = new MediaQuery('(max-height: 30rem) and (min-width: 37.5rem)');
