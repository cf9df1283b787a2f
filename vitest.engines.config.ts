import { defineConfig } from 'vitest/config';

/** Stories of the portal in Firefox and WebKit. `npm run test:engines` runs them. */
export default defineConfig({
  test: {
    include: ['tests/engines/*.engine.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
