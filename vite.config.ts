import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { builtFrom } from './scripts/vite/built-from.ts';
import { chunkGroups } from './scripts/vite/chunk-groups.ts';
import { compressedFiles } from './scripts/vite/compressed-files.ts';
import { firstFilesScript } from './scripts/vite/first-files.ts';
import { offlineShell } from './scripts/vite/offline-shell.ts';
import { PORTAL_LICENSES, thirdPartyNotices, workerNotices } from './scripts/vite/third-party-notices.ts';

/** Libraries of every page, the chunk loader, and the creators of stores. `Trans` and its HTML parser load with pages that use them. */
const BASE =
  /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next(?!\/dist\/es\/Trans)|zustand|clsx|@mantine\/core\/esm\/core)\/|client\/state\/(store|kept-store|logout-registry)\.ts|vite\/preload-helper/;
/** The map library and its components. The offline shell recognizes the chunk by its name and does not precache it. */
const MAP = /node_modules\/(maplibre-gl|react-map-gl|@vis\.gl\/react-maplibre)\//;
/** What the identity SDKs bring along and the portal does not use: a substitute for `fetch`, a storage in cookies, sign-in by redirect. */
const UNUSED =
  /node_modules\/(isomorphic-unfetch|unfetch|js-cookie)\/|@aws-amplify\/auth\/.*\/(signInWithRedirect|enableOAuthListener)/;
/** The entry, which every visitor loads. */
const ENTRY = /\/index-/;
/** Chunks of the session and of the pages where visits begin. */
const FIRST =
  /\/(static-layout|login-page|signed-in-layout|open|session-tokens|dashboard-page|control-center-page|vehicle-page)-/;
/** Address of `npm run mock`, for the development server. */
const MOCK = 'http://127.0.0.1:4010';

/** Which modules there are, and what of them remains. */
const SOURCES: UserConfig = {
  root: 'client',
  // Only the worker for Excel files uses this library. See the file for the reason.
  resolve: { alias: [{ find: /^fflate$/, replacement: path.resolve('client/lib/sheet/fflate-in-worker.ts') }] },
  // The identity SDK was written for Node.
  define: { global: 'globalThis' },
  build: {
    target: 'baseline-widely-available',
    rolldownOptions: { treeshake: { moduleSideEffects: [{ test: UNUSED, sideEffects: false }] } },
  },
};

export default defineConfig({
  ...SOURCES,
  // Relative, so that one build also works below a sub-path. The <base> of the page states it.
  base: './',
  cacheDir: '../node_modules/.cache/vite',
  plugins: [
    react(),
    chunkGroups(SOURCES),
    firstFilesScript(),
    offlineShell(),
    thirdPartyNotices(),
    compressedFiles(),
    builtFrom(),
  ],
  worker: { format: 'es', plugins: () => [workerNotices()] },
  build: {
    ...SOURCES.build,
    outDir: '../dist',
    emptyOutDir: true,
    // An inlined asset is a data: URL, which the content policy forbids for scripts and fonts.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Without a list of what a chunk imports, a browser finds it level by level, a round trip each. The entry lists the pages where visits
      // begin. Lists of all pages would add 4 kB to it, and most pages are prefetched when the browser is idle.
      resolveDependencies: (file, dependencies, { hostId }) =>
        ENTRY.test(hostId) && !FIRST.test(file) ? dependencies.filter((each) => each.endsWith('.css')) : dependencies,
    },
    license: PORTAL_LICENSES,
    // Read by the tests of byte budgets.
    manifest: true,
    rolldownOptions: {
      ...SOURCES.build?.rolldownOptions,
      output: {
        // The entry names every file of styles, and hashes do not compress: seven characters instead of eight.
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        entryFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          // One file for the code of every page: many small files compress worse and delay the sign-in page.
          groups: [
            { name: 'base', test: BASE },
            { name: 'maplibre', test: MAP },
          ],
        },
      },
    },
  },
  // Source folders have the same names as paths of the mock, so this excludes source files.
  // An object keeps the Host header, because the control API refuses foreign origins.
  server: { proxy: { '^/(api|identity|map|media|__mock)/(?!.*\\.(tsx?|css)(\\?|$))': { target: MOCK } } },
});
