/** `npm run test:engines`: the main stories of the portal in Firefox and WebKit. */
import { mkdirSync } from 'node:fs';
import { findEngines } from './find-engines.ts';
import { command, runner, runSteps } from './steps.ts';
import { vitest } from './tallies.ts';

const REPORT = 'test-results/engines.json';
mkdirSync('test-results', { recursive: true });

const choice = findEngines();
for (const sentence of choice.left) console.log(sentence);
if (!choice.isAny) process.exit(1);
process.env['WAYMARK_ENGINES'] = JSON.stringify(choice);
// Again below the tests, where a reader looks.
process.on('exit', () => {
  for (const sentence of choice.left) console.log(sentence);
});

await runSteps([
  command('Build', 'vite', 'build', '--logLevel', 'warn'),
  command('Demo', 'node', 'scripts/demo.ts'),
  runner(
    'Stories in other engines',
    REPORT,
    vitest,
    'vitest',
    'run',
    '--config',
    'vitest.engines.config.ts',
    '--reporter=verbose',
    '--reporter=json',
    `--outputFile.json=${REPORT}`,
  ),
]);
