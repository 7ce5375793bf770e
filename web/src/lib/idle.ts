/** Resolves when the browser has nothing to draw, or after a while. */
export const idle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => done(), { timeout: 3_000 });
    else setTimeout(done, 1_000);
  });
