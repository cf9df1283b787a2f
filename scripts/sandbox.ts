/**
 * `npm run test:sandbox`: the contract suite, the authorization matrix and the identity journeys against two processes over
 * PostgreSQL behind nginx, one of which is killed every ten seconds. Part of `npm run test:full`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { clusterPrograms } from '../tests/sandbox/cluster.ts';
import { findBrowser } from './find-browser.ts';
import { isBuilt } from './sources-digest.ts';
import { command, runner, runSteps, type Step } from './steps.ts';
import { playwright, vitest } from './tallies.ts';

const REPORTS = 'test-results';
/** Journeys of sign-in, renewal, devices and two-factor settings. Those that read the journal are left out: it ends with its process. */
const IDENTITY = [
  'sign-in',
  'sign-in-again',
  'two-factor',
  'two-factor-codes',
  'session',
  'session-end',
  'session-renewal',
  'forgot-password',
  'login-info',
];

if (!clusterPrograms()) {
  console.log('PostgreSQL or nginx is not installed: the shared sandbox is not tested.');
  process.exit(0);
}
mkdirSync(REPORTS, { recursive: true });
const browser = await findBrowser();
process.env['WAYMARK_BROWSER'] = browser.path;
process.env['WAYMARK_BROWSER_ARGS'] = JSON.stringify(browser.args);

/** The sandbox is a process of its own, because steps wait for theirs. It ends with this process, whose pipe it reads. */
const sandbox: Step = {
  name: 'Sandbox',
  run: async () => {
    const flags = ['--static', 'dist', '--pace', '0.05'];
    const child = spawn(process.execPath, ['tests/sandbox/serve.ts', ...flags], { stdio: ['pipe', 'pipe', 'inherit'] });
    const [url] = (await once(child.stdout, 'data')) as [Buffer];
    process.env['WAYMARK_SANDBOX'] = url.toString().trim();
    return { passed: 1, failed: 0 };
  },
};
const matrix = `${REPORTS}/sandbox-matrix.json`;
const json = ['--reporter=default', '--reporter=json', `--outputFile.json=${matrix}`];

await runSteps([
  ...(isBuilt() ? [] : [command('Build', 'vite', 'build', '--logLevel', 'warn')]),
  sandbox,
  runner('Authorization matrix', matrix, vitest, 'vitest', 'run', 'tests/authorization', ...json),
  command('Contract', 'node', 'scripts/contract.ts'),
  runner(
    'Identity journeys',
    `${REPORTS}/playwright.json`,
    playwright,
    'playwright',
    'test',
    '--project=chromium',
    ...IDENTITY.map((name) => `journeys/${name}\\.journey`),
  ),
]);
