/** `npm run check`: everything that holds or not without running a test. */
import { checks } from './checks.ts';
import { runSteps } from './steps.ts';

await runSteps(checks);
