import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Mutant } from '@stryker-mutator/api/core';
import type { Logger } from '@stryker-mutator/api/logging';
import { Instrumenter } from '@stryker-mutator/instrumenter';

/** Folders whose rules the tests must cover. */
const ROOMS = [
  'client/rules',
  'client/data',
  'client/identity',
  'mock-server/domain',
  'mock-server/identity',
  'mock-server/world',
];
/** Ignored by Git. */
export const CACHE = '.cache/mutate';
export const SAMPLE = resolve(CACHE, 'sample.json');

const isSource = (path: string) => !/\.(test|fixture)\.ts$|test-bench\.ts$/.test(path);

const silent = new Proxy({} as Logger, { get: () => () => false });

/** All mutants of the folders. */
export async function allMutants(): Promise<readonly Mutant[]> {
  const paths = ROOMS.flatMap((room) => globSync(`${room}/**/*.ts`))
    .filter(isSource)
    .sort();
  const files = paths.map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }));
  const { mutants } = await new Instrumenter(silent).instrument(files, {
    plugins: null,
    ignorers: [],
    excludedMutations: [],
  });
  return mutants;
}

/** Key of a mutant across processes, which report absolute file names. */
export function keyOf({ fileName, location, mutatorName, replacement }: Mutant): string {
  const { start, end } = location;
  const place = `${start.line}:${start.column}-${end.line}:${end.column}`;
  return `${relative(process.cwd(), fileName)} ${place} ${mutatorName} ${replacement}`;
}

/** Samples the same mutants for the same seed, even after changes in other files. */
export function sampleOf(mutants: readonly Mutant[], count: number, seed: string): Mutant[] {
  const draw = (mutant: Mutant) =>
    createHash('sha256')
      .update(`${seed} ${keyOf(mutant)}`)
      .digest('hex');
  return mutants
    .map((mutant) => ({ mutant, draw: draw(mutant) }))
    .sort((one, other) => one.draw.localeCompare(other.draw))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}

/** Range of a mutant in Stryker's format: lines count from 1, columns from 0. */
export function rangeOf({ fileName, location: { start, end } }: Mutant): string {
  return `${fileName}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;
}
