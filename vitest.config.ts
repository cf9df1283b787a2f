import { defineConfig } from 'vitest/config';
import { workers } from './scripts/workers.ts';

export default defineConfig({
  test: {
    include: ['{client,mock-server,fixtures,scripts,tests}/**/*.test.{ts,tsx}'],
    pool: 'forks',
    // Amplify keeps state in its modules. Tests load them again as a new page does.
    server: { deps: { inline: [/@aws-amplify/] } },
    maxWorkers: workers(1),
    // Limits for hanging tests, high enough for slow machines. No test measures time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
