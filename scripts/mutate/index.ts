/**
 * `npm run mutate`: changes a hundred places of the rules, one at a time, and runs the tests that reach them. Prints the
 * changes that no test notices. `-- --count 20 --seed 2` for another sample. Interrupted, it goes on where it was.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { allMutants, CACHE, keyOf, rangeOf, SAMPLE, sampleOf } from './mutants.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
});
const sample = sampleOf(await allMutants(), Number(values.count), values.seed);
mkdirSync(dirname(SAMPLE), { recursive: true });
writeFileSync(SAMPLE, JSON.stringify(sample.map(keyOf)));

const results = await new Stryker({
  mutate: sample.map(rangeOf),
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutate.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner', './scripts/mutate/checker.ts'],
  checkers: ['sample'],
  coverageAnalysis: 'perTest',
  concurrency: Math.max(1, availableParallelism() - 1),
  reporters: ['progress'],
  clearTextReporter: { allowColor: false },
  tempDirName: `${CACHE}/sandbox`,
  ignorePatterns: ['docs/screens', 'dist', 'build', 'test-results'],
  // What a test killed is not tried again as long as both stay as they are.
  incremental: true,
  incrementalFile: `${CACHE}/seed-${values.seed}.json`,
  allowEmpty: true,
}).runMutationTest();

const tried = results.filter(({ status }) => status !== 'CompileError' && status !== 'Ignored');
const left = tried.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
for (const { fileName, location, mutatorName, replacement = '', status } of left) {
  console.log(
    `\n${status} ${fileName}:${location.start.line}:${location.start.column} ${mutatorName}\n  ${replacement}`,
  );
}
const killed = tried.length - left.length;
console.log(`\n${killed} of ${tried.length} mutants killed (${((100 * killed) / tried.length).toFixed(1)} %)`);
