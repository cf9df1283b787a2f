import { defineConfig } from 'vitest/config';
import { workers } from './scripts/workers.ts';

export default defineConfig({
  test: {
    include: ['{client,mock-server,fixtures,scripts,tests}/**/*.test.{ts,tsx}'],
    pool: 'forks',
    maxWorkers: workers(1),
    // Nothing here is timed: these end what hangs, on a machine however slow.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
