/** `npm run check`: all checks that run no test. */
import { checks } from './checks.ts';
import { runSteps } from './steps.ts';

await runSteps(checks);
