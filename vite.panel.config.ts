import { defineConfig } from 'vite';

/** By mode: scripts of the mock's pages. The panel, the contract's page, the start of the demo, and the demo's `404.html`. */
const ENTRIES: Readonly<Record<string, string>> = {
  panel: 'mock-server/panel/main.ts',
  reference: 'mock-server/reference/main.ts',
  demo: 'mock-server/demo/register.ts',
  lost: 'mock-server/demo/lost.ts',
};

/** One ES module a build, `build/mock/{mode}.js`: together they would share a file that nobody serves. */
export default defineConfig(({ mode }) => {
  const entry = ENTRIES[mode];
  if (!entry) throw new Error(`--mode has to be one of ${Object.keys(ENTRIES).join(', ')}, not ${mode}.`);
  return {
    root: import.meta.dirname,
    publicDir: false,
    build: {
      outDir: 'build/mock',
      emptyOutDir: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: { input: { [mode]: entry }, output: { entryFileNames: '[name].js' } },
    },
  };
});
