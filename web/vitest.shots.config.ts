import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['e2e/shots.ts'], environment: 'node', testTimeout: 1_200_000, hookTimeout: 120_000 },
});
