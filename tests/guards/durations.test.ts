import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** Modules that define the length of a minute, an hour and a day: in milliseconds, and in seconds. */
const DEFINED_IN = [
  'client/rules/time/duration.ts',
  'mock-server/world/duration.ts',
  'client/rules/time/seconds.ts',
  'mock-server/telemetry/time.ts',
  // Sizes of towns.
  'mock-server/map/region-names.ts',
];
const DEFINITION = /\bconst (?:SECOND|MINUTE|HOUR|DAY) = [\d_ *]+;/;
const IN_DIGITS = /\b(?:60_000|3_600_000|86_400_000)\b/;

test('the length of a minute, an hour and a day is defined once on each side', () => {
  const files = sourceFiles('client', 'mock-server').filter(({ path }) => !DEFINED_IN.includes(path));
  expect(files.length).toBeGreaterThan(1_000);
  const own = files.filter(
    ({ path, text }) => !/\.(test|fixture)\.|test-bench/.test(path) && (DEFINITION.test(text) || IN_DIGITS.test(text)),
  );
  expect(own.map(({ path }) => path)).toEqual([]);
});
