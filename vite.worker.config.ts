import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import { hashOfFixtures } from './mock-server/store/fixtures-hash.node.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** The demo's service worker as one classic script: `build/mock/sw.js`. `WAYMARK_ASSETS`: hash of its files. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  define: {
    BUILD: JSON.stringify({ assets: process.env['WAYMARK_ASSETS'] ?? '', fixtures: hashOfFixtures(), version }),
  },
  build: {
    outDir: 'build/mock',
    emptyOutDir: false,
    target: 'baseline-widely-available',
    lib: { entry: 'mock-server/worker.ts', formats: ['iife'], name: 'waymark', fileName: () => 'sw.js' },
  },
});
