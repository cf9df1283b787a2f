/**
 * `npm test`: all checks, one build, all tests. `-- words`: only tests whose file or title contains all words. `npm run
 * test:unit` and `test:journeys` run one kind without the checks. `npm run test:full` lets the crawler press far more, and then runs
 * the stories in other engines.
 */
import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checks } from './checks.ts';
import { findBrowser } from './find-browser.ts';
import { type Selection, selectTests } from './select-tests.ts';
import { isBuilt } from './sources-digest.ts';
import { command, runner, runSteps, type Step } from './steps.ts';
import { playwright, vitest } from './tallies.ts';
import { UNIT_TESTS } from './unit-tests.ts';

const REPORTS = 'test-results';
const JOURNEYS = 'tests/journeys/**/*.journey.ts';

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    unit: { type: 'boolean' },
    journeys: { type: 'boolean' },
    /** Far more presses of the crawler, as `npm run test:full`. WAYMARK_PRESSES overrides their number. */
    full: { type: 'boolean' },
    /** Shard of the journeys for parallel machines, such as `2/4`. */
    shard: { type: 'string' },
  },
});
const isOneKind = Boolean(values.unit || values.journeys);
if (values.full) process.env['WAYMARK_PRESSES'] ??= '20000';
mkdirSync(REPORTS, { recursive: true });

const paths = [...(values.journeys ? [] : globSync(UNIT_TESTS)), ...(values.unit ? [] : globSync(JOURNEYS))];
const files = paths.sort().map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const selection = selectTests(words, files);
if (selection.journeys.length > 0) {
  const browser = await findBrowser();
  process.env['WAYMARK_BROWSER'] = browser.path;
  process.env['WAYMARK_BROWSER_ARGS'] = JSON.stringify(browser.args);
}

// Walks of the ledger of money.
if (values.full) process.env['WAYMARK_WALKS'] ??= '100000';
if (values.full) process.env['WAYMARK_SWEEP'] ??= 'all';
// Kills, stalls, partitions and crashes of the shared sandbox.
if (values.full) process.env['WAYMARK_SANDBOX_EVENTS'] ??= '10';
await runSteps([...(isOneKind || words.length > 0 ? [] : checks), ...builds(selection), ...tests(selection)]);

/** Guards read the built portal, journeys open it, and one journey file opens the demo. */
function builds({ units, unitsByTitle, journeys }: Selection): Step[] {
  const isRead = journeys.length > 0 || [...units, ...unitsByTitle].some((path) => path.startsWith('tests/guards/'));
  const isDemoOpened = journeys.some((path) => path.endsWith('/demo.journey.ts'));
  return [
    ...(isRead && !isBuilt() ? [command('Build', 'vite', 'build', '--logLevel', 'warn')] : []),
    ...(isDemoOpened ? [command('Demo', 'node', 'scripts/demo.ts')] : []),
  ];
}

function tests({ units, unitsByTitle, journeys, titles }: Selection): Step[] {
  const isAll = words.length === 0;
  const shard = values.shard ? [`--shard=${values.shard}`] : [];
  return [
    ...(units.length > 0 ? [unitTests('Unit, contract and guard tests', 'vitest', isAll ? [] : units)] : []),
    ...(unitsByTitle.length > 0
      ? [unitTests('Unit, contract and guard tests by title', 'vitest-titles', [...unitsByTitle, '-t', titles])]
      : []),
    ...(journeys.length > 0
      ? [
          runner(
            'Journeys in a browser',
            `${REPORTS}/playwright.json`,
            playwright,
            'playwright',
            'test',
            ...(isAll ? shard : ['-g', titles, '--pass-with-no-tests']),
          ),
        ]
      : []),
  ];
}

function unitTests(name: string, report: string, args: readonly string[]): Step {
  const file = `${REPORTS}/${report}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return runner(name, file, vitest, 'vitest', 'run', ...reporters, ...args);
}
