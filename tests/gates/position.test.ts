import { expect, test } from 'vitest';
import { isTest, sourceFiles } from '../guards/source-files.ts';

/** Whether a plan has location is asked in one place; the other puts what a device answered into its vehicle. */
const READS_COORDINATES = ['client/data/vehicles/cache.ts', 'client/rules/vehicle/position.ts'];

test('[commerce 6] nothing shows where a vehicle is without asking whether its plan allows it', () => {
  const readers = sourceFiles('client')
    .filter((file) => !isTest(file) && !file.path.endsWith('.fixture.ts'))
    .filter(({ text }) => text.includes('last_known_state') && /\b(latitude|longitude)\b/.test(text))
    .map(({ path }) => path);
  expect(readers).toEqual(READS_COORDINATES);
});
