/** Oldest Node that runs the package: `Map.groupBy` needs 21, and before 22.15 a closed SQLite file stays locked. */
export const OLDEST_NODE = '22.15';

/** `package.json` of the package. The map's data is under other licenses than the code. */
export const manifestOf = (version: string, license: string) => ({
  name: 'waymark-mock',
  version,
  description: 'The Waymark API as a mock for tests: worlds, personas, faults, a clock and a journal',
  license: `${license} AND ODbL-1.0 AND CC-BY-4.0`,
  type: 'module',
  engines: { node: `>=${OLDEST_NODE}` },
  bin: { 'waymark-mock': './dist/cli.js' },
  exports: {
    '.': { types: './dist/index.d.ts', default: './dist/index.js' },
    './playwright': { types: './dist/playwright.d.ts', default: './dist/playwright.js' },
    './openapi.yaml': './assets/openapi.yaml',
    './package.json': './package.json',
  },
  files: ['dist', 'assets', 'llms.txt', 'third-party-notices.txt'],
  sideEffects: false,
  peerDependencies: { '@playwright/test': '>=1.50' },
  peerDependenciesMeta: { '@playwright/test': { optional: true } },
});
