import { defineConfig } from 'vite';

/** Scripts of the mock's pages by mode: the panel, the contract, the start of the demo, and its `404.html`. */
const ENTRIES: Readonly<Record<string, string>> = {
  panel: 'mock-server/panel/main.ts',
  reference: 'mock-server/reference/main.ts',
  demo: 'mock-server/demo/register.ts',
  lost: 'mock-server/demo/lost.ts',
};

/** Builds one ES module, `build/mock/{mode}.js`. A joint build would create a shared chunk, which the mock does not serve. */
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
