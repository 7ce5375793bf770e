import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { engine } from './plugins/engine.ts';
import { finish } from './plugins/finish.ts';

// The page is built into dist/ and embedded in the binary; while developing, `rynek serve` answers the API.
const server = process.env.RYNEK_SERVER ?? 'http://127.0.0.1:7878';

export default defineConfig({
  // Relative addresses: a static copy of the page works below any path of a host.
  base: './',
  plugins: [svelte(), engine(), finish()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  worker: { format: 'es', plugins: () => [engine()] },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/service/sw.ts' },
      // The address of a service worker never changes; all other files are named after their content.
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  // A busy machine is slow, not wrong.
  test: { environment: 'node', testTimeout: 60_000, include: ['tests/**/*.test.ts', 'src/**/*.test.ts'] },
});
