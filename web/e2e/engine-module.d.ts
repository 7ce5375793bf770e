declare module '*/engine-module.mjs' {
  /** Carries out calls of a module; throws what the module refuses. */
  export function loadModule(bytes: Uint8Array): (request: unknown) => unknown;
}
