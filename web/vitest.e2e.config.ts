import { defineConfig } from 'vitest/config';

// Whole games in Chromium against a real server: one file after another, with long timeouts for a busy machine.
export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    environment: 'node',
    fileParallelism: false,
    // Modules are loaded once, and the files share a browser.
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
