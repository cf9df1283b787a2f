import { defineConfig } from 'vitest/config';
import { SHARED_TESTS, UNIT_TESTS } from './scripts/unit-tests.ts';
import { workers } from './scripts/workers.ts';

export default defineConfig({
  test: {
    pool: 'forks',
    // Amplify keeps state in its modules. Tests load them again as a new page does.
    server: { deps: { inline: [/@aws-amplify/] } },
    // Tests of the sandbox wait for its processes, so three workers keep two cores busy.
    maxWorkers: workers(1.5),
    // Limits for hanging tests, high enough for slow machines. No test measures time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      // A process for many files. `unstubGlobals` keeps a fake of one file out of the next.
      { extends: true, test: { name: 'shared', include: [SHARED_TESTS], isolate: false, unstubGlobals: true } },
      // A process for each file.
      { extends: true, test: { name: 'isolated', include: [UNIT_TESTS], exclude: [SHARED_TESTS] } },
    ],
  },
});
