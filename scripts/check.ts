/**
 * `npm run check`: all checks that run no test. `-- --quick`: those that take a few seconds, for after each edit.
 * `-- --against COMMIT`: also compares the contract with that of a commit, and fails on a breaking change.
 */
import { parseArgs } from 'node:util';
import { breakingChanges } from './breaking-changes.ts';
import { checks, quickChecks } from './checks.ts';
import { runSteps } from './steps.ts';

const { values } = parseArgs({ options: { quick: { type: 'boolean' }, against: { type: 'string' } } });
const against = values.against === undefined ? [] : [breakingChanges(values.against)];
await runSteps([...(values.quick ? quickChecks : checks), ...against]);
