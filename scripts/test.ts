/** `npm test`: all checks, one build, every test. `npm run test:full` also runs each journey at both widths. */
import { mkdirSync } from 'node:fs';
import { checks } from './checks.ts';
import { findBrowser } from './find-browser.ts';
import { command, runner, runSteps, type Tally } from './steps.ts';

const REPORTS = 'test-results';
mkdirSync(REPORTS, { recursive: true });

const browser = await findBrowser();
process.env['WAYMARK_BROWSER'] = browser.path;
process.env['WAYMARK_BROWSER_ARGS'] = JSON.stringify(browser.args);
if (process.argv.includes('--full')) process.env['WAYMARK_FULL'] = '1';

const vitest = (json: unknown): Tally => {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = json as Record<string, number>;
  return { passed: numPassedTests ?? 0, failed: (numFailedTests ?? 0) || (numFailedTestSuites ?? 0) };
};
const playwright = (json: unknown): Tally => {
  const { stats } = json as { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
};

await runSteps([
  ...checks,
  command('Build', 'vite', 'build', '--logLevel', 'warn'),
  command('Demo', 'node', 'scripts/demo.ts'),
  runner(
    'Unit, contract and guard tests',
    `${REPORTS}/vitest.json`,
    vitest,
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${REPORTS}/vitest.json`,
  ),
  runner('Journeys in a browser', `${REPORTS}/playwright.json`, playwright, 'playwright', 'test'),
]);
