import { defineConfig, devices } from '@playwright/test';
import { installedBrowser } from './scripts/find-browser.ts';
import { workers } from './scripts/workers.ts';

/** Set by `npm test`, which installs a browser where there is none. */
const executablePath = process.env['WAYMARK_BROWSER'] ?? installedBrowser();
const args = JSON.parse(process.env['WAYMARK_BROWSER_ARGS'] ?? '[]') as string[];

/** Two checkouts on one machine can be tested side by side. */
const port = process.env['WAYMARK_TEST_PORT'] ?? '4319';

/** Without a sandbox as root only; the rest keeps the browser from looking for its maker's servers. */
const QUIET = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  globalSetup: './tests/journeys/fresh-build.ts',
  fullyParallel: true,
  // Journeys wait a quarter of their time: two of three keep two cores busy.
  workers: workers(1.5),
  // CI retries once and lists what passed only then as flaky. Elsewhere, every failure counts.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  // Nothing here is timed: these end what hangs, on a machine however slow.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  webServer: {
    command: `node mock-server/node.mjs --port ${port} --pace 0.05 --static dist`,
    url: `http://127.0.0.1:${port}/__mock/health`,
    reuseExistingServer: false,
  },
  use: {
    actionTimeout: 10_000,
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    // What a worker answers is not seen by `page.route`; the tests of the workers let theirs in.
    serviceWorkers: 'block',
    // Recording costs a tenth of the run; WAYMARK_TRACE=1 keeps the trace of what fails.
    trace: process.env['WAYMARK_TRACE'] === '1' ? 'retain-on-failure' : 'off',
    launchOptions: { ...(executablePath && { executablePath }), args: [...QUIET, ...asRoot, ...args] },
  },
  projects: [{ name: 'chromium' }],
});
