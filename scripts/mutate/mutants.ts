import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Mutant, MutantResult } from '@stryker-mutator/api/core';
import type { Logger } from '@stryker-mutator/api/logging';
import { Instrumenter } from '@stryker-mutator/instrumenter';

/** Folders and files whose rules the tests must cover, by the name that `--room` takes. */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  money: ['client/{rules,data}/billing', 'mock-server/domain/{billing,money,subscriptions}'],
  alerts: [
    'client/{rules,data}/alerts',
    'mock-server/domain/alerts',
    'mock-server/telemetry/{alert-events,episodes,rules}',
  ],
  trips: ['client/{rules,data}/{reports,trips}', 'client/rules/time', 'mock-server/telemetry/{legs,moment,trips}'],
  geofences: [
    'client/{rules,data}/geofences',
    'mock-server/domain/geofences',
    'mock-server/telemetry/{fences,outlines,ring-index}',
  ],
  people: [
    'client/rules/{access,sharing}',
    'mock-server/domain/{access,invitations,location-links,users}',
    'mock-server/domain/transfers/move',
  ],
  keylocker: ['client/rules/keylocker', 'mock-server/domain/devices'],
  all: ['client/{rules,data,identity}', 'mock-server/{domain,identity,telemetry,world}'],
};
/** Ignored by Git. */
export const CACHE = '.cache/mutate';
export const SAMPLE = resolve(CACHE, 'sample.json');

const isSource = (path: string) => !/\.(test|fixture)\.ts$|test-bench\.ts$/.test(path);

const silent = new Proxy({} as Logger, { get: () => () => false });

/** All mutants of these places. */
export async function mutantsOf(places: readonly string[]): Promise<readonly Mutant[]> {
  const paths = places
    .flatMap((place) => globSync([`${place}/**/*.ts`, `${place}.ts`]))
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

export function isLeft({ status }: Readonly<MutantResult>): boolean {
  return status === 'Survived' || status === 'NoCoverage';
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
