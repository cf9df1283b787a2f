/**
 * `npm run mutate`: changes a hundred places of the rules, one at a time, and runs the tests that reach them. Prints the
 * changes that no test notices. `-- --count 20 --seed 2` for another sample. Interrupted, it goes on where it was.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { allMutants, CACHE, keyOf, rangeOf, SAMPLE, sampleOf } from './mutants.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
});
const sample = sampleOf(await allMutants(), Number(values.count), values.seed);
mkdirSync(dirname(SAMPLE), { recursive: true });
writeFileSync(SAMPLE, JSON.stringify(sample.map(keyOf)));

const tried: MutantResult[] = [];
// One house after the other, because each has its own tests.
for (const house of ['client', 'mock-server']) {
  const mutate = sample.filter(({ fileName }) => fileName.startsWith(`${house}/`)).map(rangeOf);
  const results = await new Stryker({
    mutate,
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutate.config.ts' },
    plugins: ['@stryker-mutator/vitest-runner', './scripts/mutate/checker.ts'],
    checkers: ['sample'],
    coverageAnalysis: 'perTest',
    concurrency: Math.max(1, availableParallelism() - 1),
    dryRunTimeoutMinutes: 60,
    reporters: ['progress'],
    tempDirName: `${CACHE}/sandbox`,
    ignorePatterns: ['docs/screens', 'dist', 'build', 'test-results'],
    // A mutant that was killed is not tried again as long as it and the test stay as they are.
    incremental: true,
    incrementalFile: `${CACHE}/${house}-${values.seed}.json`,
    allowEmpty: true,
  }).runMutationTest();
  tried.push(...results.filter(({ status }) => status !== 'CompileError'));
}

const left = tried.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
for (const { fileName, location, mutatorName, replacement = '', status } of left) {
  const place = `${relative('.', fileName)}:${location.start.line}:${location.start.column}`;
  console.log(`\n${status} ${place} ${mutatorName}\n  ${replacement}`);
}
const killed = tried.length - left.length;
console.log(`\n${killed} of ${tried.length} mutants killed (${((100 * killed) / tried.length).toFixed(1)} %)`);
