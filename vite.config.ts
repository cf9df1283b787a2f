import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { builtFrom } from './scripts/vite/built-from.ts';
import { compressedFiles } from './scripts/vite/compressed-files.ts';
import { offlineShell } from './scripts/vite/offline-shell.ts';
import { PORTAL_LICENSES, thirdPartyNotices } from './scripts/vite/third-party-notices.ts';

/** Libraries of every page, the chunk loader and what creates stores. `Trans` and its HTML parser load with the pages that use it. */
const BASE =
  /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next(?!\/dist\/es\/Trans)|zustand|clsx|@mantine\/core\/esm\/core)\/|client\/state\/(store|kept-store|logout-registry)\.ts|vite\/preload-helper/;
/** The map and its components, under a name that the offline shell knows as large and useless without a network. */
const MAP = /node_modules\/(maplibre-gl|react-map-gl|@vis\.gl\/react-maplibre)\//;
/** Where `npm run mock` listens, for the development server. */
const MOCK = 'http://127.0.0.1:4010';

export default defineConfig({
  root: 'client',
  // Relative, so that one build also works below a sub-path; the page's <base> says where it stands.
  base: './',
  cacheDir: '../node_modules/.cache/vite',
  plugins: [react(), offlineShell(), thirdPartyNotices(), compressedFiles(), builtFrom()],
  // The identity SDK was written for Node.
  define: { global: 'globalThis' },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // An inlined asset is a data: address, which the content policy does not admit for scripts and fonts.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The list of what each page's chunks need would stand in the entry, which every visitor waits for: pages are fetched
      // beforehand when nothing happens, so that only a first visit pays for it with one more round trip.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'js' ? dependencies.filter((file) => file.endsWith('.css')) : dependencies,
    },
    license: PORTAL_LICENSES,
    // Read by the budget of what the sign-in page loads.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs is one file: in many small ones it compresses worse, and the sign-in page waits longer.
          groups: [
            { name: 'base', test: BASE },
            { name: 'maplibre', test: MAP },
          ],
        },
      },
    },
  },
  // Folders of the source have the same names as the mock's paths: files of the source are not the mock's.
  // As an object, which keeps the Host header: the control API refuses foreign origins.
  server: { proxy: { '^/(api|identity|map|media|__mock)/(?!.*\\.(tsx?|css)(\\?|$))': { target: MOCK } } },
});
