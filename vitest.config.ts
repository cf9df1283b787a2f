import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{client,mock-server,fixtures,scripts,tests}/**/*.test.{ts,tsx}'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
  },
});
