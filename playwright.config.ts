import { defineConfig, devices } from '@playwright/test';
import { installedBrowser } from './scripts/find-browser.ts';
import { workers } from './scripts/workers.ts';

/** Set by `npm test`, which installs a browser if there is none. */
const executablePath = process.env['WAYMARK_BROWSER'] ?? installedBrowser();
const args = JSON.parse(process.env['WAYMARK_BROWSER_ARGS'] ?? '[]') as string[];

/** A variable, so that two checkouts on one machine can run their tests at the same time. */
const port = process.env['WAYMARK_TEST_PORT'] ?? '4319';

/** Address of a running sandbox with the portal, instead of a mock that is started here. */
const sandbox = process.env['WAYMARK_SANDBOX'];

/** Milliseconds of one wait. Journeys state no shorter ones, except between repeated tries. */
const LIMIT = 60_000;

/** Prevents background requests of the browser to its vendor. */
const QUIET = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
/** Chromium has no sandbox for root. */
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  globalSetup: './tests/journeys/fresh-build.ts',
  fullyParallel: true,
  // Journeys wait a quarter of their time, so three workers keep two cores busy.
  workers: workers(1.5),
  // CI retries once and lists journeys that then pass as flaky. Elsewhere, every failure counts.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  // Limits for hanging tests, high enough for a machine with ten times its load. No test measures time.
  timeout: 300_000,
  expect: { timeout: LIMIT },
  forbidOnly: true,
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  ...(sandbox === undefined && {
    webServer: {
      command: `node mock-server/node.mjs --port ${port} --pace 0.05 --static dist`,
      url: `http://127.0.0.1:${port}/__mock/health`,
      reuseExistingServer: false,
    },
  }),
  use: {
    actionTimeout: LIMIT,
    ...devices['Desktop Chrome'],
    baseURL: sandbox ?? `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    // `page.route` does not see requests that a service worker answers. Tests of service workers allow them.
    serviceWorkers: 'block',
    // Recording takes a tenth of the run. WAYMARK_TRACE=1 keeps the traces of failed journeys.
    trace: process.env['WAYMARK_TRACE'] === '1' ? 'retain-on-failure' : 'off',
    launchOptions: { ...(executablePath && { executablePath }), args: [...QUIET, ...asRoot, ...args] },
  },
  projects: [{ name: 'chromium' }],
});
