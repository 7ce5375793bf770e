// The files of the engine that the page was built with (plugins/engine.ts).
declare module 'virtual:engine' {
  /** The folder of the files, below the page; null where the engine was not built. */
  export const FOLDER: string | null;
  export const FILES: readonly string[];
}
