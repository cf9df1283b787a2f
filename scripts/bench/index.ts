/** `npm run bench`: speed of the mock relative to peers measured in the same run. Always exits with 0: speed is not a test. */
import { browser } from './browser.ts';
import { events } from './events.ts';
import { fleet } from './fleet.ts';
import { interactions } from './interactions.ts';
import { loading } from './loading.ts';
import { places } from './places.ts';
import { quotes } from './quotes.ts';
import { type Measured, machine, type Suite, save, toTable } from './report.ts';
import { sandbox } from './sandbox.ts';
import { serving } from './serving.ts';
import { startup } from './startup.ts';
import { worlds } from './worlds.ts';

const SUITES: Readonly<Record<string, Suite>> = {
  serving,
  quotes,
  startup,
  fleet,
  events,
  worlds,
  sandbox,
  browser,
  interactions,
  loading,
  places,
};
const FOLDER = 'test-results';

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !Object.hasOwn(SUITES, name));
if (unknown !== undefined) {
  console.error(`Unknown suite "${unknown}". npm run bench -- [${Object.keys(SUITES).join('] [')}]`);
  process.exit(2);
}

const ranOn = machine();
const measured: Measured[] = [];
for (const [name, suite] of Object.entries(SUITES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`▸ ${suite.title}`);
  measured.push({ title: suite.title, measures: await suite.run() });
}
save(FOLDER, measured, ranOn);
console.log(`\n${ranOn}\n\n${toTable(measured)}\n\n${FOLDER}/bench.md, ${FOLDER}/bench.json`);
