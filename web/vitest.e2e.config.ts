import { defineConfig } from 'vitest/config';

// Whole games in Chromium against a real server: two files at a time, with long timeouts for a busy machine.
export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    environment: 'node',
    // The tests mostly wait for the page and for bots: two files leave time for the Rust tests beside them, also on two cores.
    maxWorkers: 2,
    // Modules are loaded once in each process, and its files share a browser.
    isolate: false,
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
