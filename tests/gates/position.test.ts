import { expect, test } from 'vitest';
import { isTest, sourceFiles } from '../guards/source-files.ts';

/** One file checks whether a plan has location. The other merges a device's answer into its vehicle. */
const READS_COORDINATES = ['client/data/vehicles/cache.ts', 'client/rules/vehicle/position.ts'];

test('[commerce 6] shows no position without checking the plan', () => {
  const readers = sourceFiles('client')
    .filter((file) => !isTest(file) && !file.path.endsWith('.fixture.ts'))
    .filter(({ text }) => text.includes('last_known_state') && /\b(latitude|longitude)\b/.test(text))
    .map(({ path }) => path);
  expect(readers).toEqual(READS_COORDINATES);
});
