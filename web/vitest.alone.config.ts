import { defineConfig } from 'vitest/config';

// What is run by itself, with a target of its own in the Makefile: measurements, pictures, and the guide's game.
export default defineConfig({
  test: { include: ['e2e/{bench,demo,guide,shots}.ts'], environment: 'node', fileParallelism: false, testTimeout: 1_200_000, hookTimeout: 120_000 },
});
