/** `npm run check`: all checks that run no test. `-- --quick`: those that take a few seconds, for after each edit. */
import { parseArgs } from 'node:util';
import { checks, quickChecks } from './checks.ts';
import { runSteps } from './steps.ts';

const { values } = parseArgs({ options: { quick: { type: 'boolean' } } });
await runSteps(values.quick ? quickChecks : checks);
