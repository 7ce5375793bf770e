// The files of the engine.
import { FOLDER } from 'virtual:engine';

/** Whether the page was built with an engine, and the browser can run it. */
export const HAS_ENGINE = FOLDER !== null && typeof WebAssembly === 'object' && typeof Worker === 'function' && typeof indexedDB === 'object';

export const engineFolder = (): string => new URL(FOLDER ?? '', document.baseURI).href;
