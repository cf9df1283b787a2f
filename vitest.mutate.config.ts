import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{client,mock-server}/**/*.test.{ts,tsx}',
      'tests/{authorization,gates,identity,stale-reads}/**/*.test.ts',
    ],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
