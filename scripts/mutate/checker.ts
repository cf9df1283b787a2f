/**
 * Limits Stryker to the sample: a given range also contains the mutants inside the chosen one. Prints each survivor at once,
 * so that an interrupted run has shown those that it found.
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type Checker, type CheckResult, CheckStatus } from '@stryker-mutator/api/check';
import type { Mutant, MutantResult } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import type { Reporter } from '@stryker-mutator/api/report';
import { isLeft, keyOf, SAMPLE } from './mutants.ts';

class SampleChecker implements Checker {
  readonly #keys = new Set(JSON.parse(readFileSync(SAMPLE, 'utf8')) as string[]);

  async init(): Promise<void> {}

  async check(mutants: Mutant[]): Promise<Record<string, CheckResult>> {
    const resultOf = (mutant: Mutant): CheckResult =>
      this.#keys.has(keyOf(mutant))
        ? { status: CheckStatus.Passed }
        : { status: CheckStatus.CompileError, reason: 'Not in the sample' };
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, resultOf(mutant)]));
  }

  async group(mutants: Mutant[]): Promise<string[][]> {
    return [mutants.map(({ id }) => id)];
  }
}

class SurvivorReporter implements Reporter {
  onMutantTested(result: Readonly<MutantResult>): void {
    if (!isLeft(result)) return;
    const { fileName, location, mutatorName, replacement, status } = result;
    const place = `${relative('.', fileName)}:${location.start.line}:${location.start.column}`;
    console.log(`\n${status} ${place} ${mutatorName}\n  ${replacement}`);
  }
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.Checker, 'sample', SampleChecker),
  declareClassPlugin(PluginKind.Reporter, 'survivors', SurvivorReporter),
];
