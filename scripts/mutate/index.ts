/**
 * `npm run mutate`: applies a hundred mutations to the rules, one at a time, and runs the tests that reach them. Prints the
 * survivors. `-- --count 20 --seed 2` chooses another sample. Resumes an interrupted run.
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
// Runs one Vitest project after the other, because each has its own tests.
for (const project of ['client', 'mock-server']) {
  const mutate = sample.filter(({ fileName }) => fileName.startsWith(`${project}/`)).map(rangeOf);
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
    // Skips a killed mutant as long as its source and test are unchanged.
    incremental: true,
    incrementalFile: `${CACHE}/${project}-${values.seed}.json`,
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
