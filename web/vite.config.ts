import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// The page is built into dist/ and embedded in the binary; while developing, `rynek serve` answers the API.
const server = process.env.RYNEK_SERVER ?? 'http://127.0.0.1:7878';

/** Compresses once, at build time, what the server would otherwise compress for every visitor. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async closeBundle() {
      const files = await readdir('dist', { recursive: true });
      const texts = files.filter((file) => /\.(html|js|css|svg|json|webmanifest)$/.test(file));
      await Promise.all(
        texts.map(async (file) => {
          const text = await readFile(`dist/${file}`);
          await writeFile(`dist/${file}.gz`, gzipSync(text, { level: 9 }));
          await writeFile(`dist/${file}.br`, brotliCompressSync(text));
        }),
      );
    },
  };
}

export default defineConfig({
  plugins: [svelte(), compressed()],
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  test: { environment: 'node', include: ['tests/**/*.test.ts', 'src/**/*.test.ts'] },
});
