/**
 * `npm run mutate`: applies a hundred mutations to the rules, one at a time, and runs the tests that reach them. Prints the
 * survivors. `-- --room money` limits it to one subject (`ROOMS` in `mutants.ts`), `--count 20 --seed 2` chooses another
 * sample. Resumes an interrupted run.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { CACHE, isLeft, keyOf, mutantsOf, ROOMS, rangeOf, SAMPLE, sampleOf } from './mutants.ts';

const { values } = parseArgs({
  options: {
    room: { type: 'string', default: 'all' },
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
  },
});
const places = ROOMS[values.room];
if (!places) throw new Error(`Unknown room. One of: ${Object.keys(ROOMS).join(', ')}`);
const sample = sampleOf(await mutantsOf(places), Number(values.count), values.seed);
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
    reporters: ['progress', 'survivors'],
    tempDirName: `${CACHE}/sandbox`,
    ignorePatterns: ['docs/screens', 'dist', 'build', 'test-results'],
    // Skips a killed mutant as long as its source and test are unchanged.
    incremental: true,
    incrementalFile: `${CACHE}/${values.room}-${project}-${values.seed}.json`,
    allowEmpty: true,
  }).runMutationTest();
  tried.push(...results.filter(({ status }) => status !== 'CompileError'));
}

const killed = tried.filter((result) => !isLeft(result)).length;
console.log(`\n${killed} of ${tried.length} mutants killed (${((100 * killed) / tried.length).toFixed(1)} %)`);
