/** `npm test`: all checks, one build, every test. `npm run test:full` also runs each journey at both widths. */
import { mkdirSync } from 'node:fs';
import { checks } from './checks.ts';
import { findBrowser } from './find-browser.ts';
import { command, runner, runSteps } from './steps.ts';
import { playwright, vitest } from './tallies.ts';

const REPORTS = 'test-results';
mkdirSync(REPORTS, { recursive: true });

const browser = await findBrowser();
process.env['WAYMARK_BROWSER'] = browser.path;
process.env['WAYMARK_BROWSER_ARGS'] = JSON.stringify(browser.args);
if (process.argv.includes('--full')) process.env['WAYMARK_FULL'] = '1';

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
