/** Limits Stryker to the sample: a given range also contains the mutants inside the chosen one. */
import { readFileSync } from 'node:fs';
import { type Checker, type CheckResult, CheckStatus } from '@stryker-mutator/api/check';
import type { Mutant } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { keyOf, SAMPLE } from './mutants.ts';

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

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', SampleChecker)];
