import { defineConfig } from 'vite';

/** By mode: what pages load of the mock. The panel, what starts the demo, and the script of the demo's `404.html`. */
const ENTRIES: Readonly<Record<string, string>> = {
  panel: 'mock-server/panel/main.ts',
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
