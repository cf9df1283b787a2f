import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const BASE =
  /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|zustand|clsx|@mantine\/core\/esm\/core)\//;
const MOCK = 'http://127.0.0.1:4010';

export default defineConfig({
  root: 'client',
  cacheDir: '../node_modules/.cache/vite',
  plugins: [react()],
  // The identity SDK was written for Node.
  define: { global: 'globalThis' },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // An inlined asset is a data: address, which the content policy does not admit for scripts and fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Read by the budget of what the sign-in page loads.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs is one file: in many small ones it compresses worse, and the sign-in page waits longer.
          groups: [{ name: 'base', test: BASE }],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(['/api', '/identity', '/map', '/media', '/__mock'].map((path) => [path, MOCK])),
  },
});
