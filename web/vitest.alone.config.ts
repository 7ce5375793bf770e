import { defineConfig } from 'vitest/config';

// Files that have their own target in the Makefile: measurements, pictures, and the game of the guide.
export default defineConfig({
  test: { include: ['e2e/{bench,clicks,demo,guide,shots}.ts'], environment: 'node', fileParallelism: false, testTimeout: 1_200_000, hookTimeout: 120_000 },
});
