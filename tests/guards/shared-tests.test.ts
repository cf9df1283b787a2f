import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SHARED_TESTS } from '../../scripts/unit-tests.ts';

test('tests that share a process use no fake timers and replace no modules', () => {
  const FAKE = /\bvi\.(?:useFakeTimers|setSystemTime|stubEnv|mock|doMock|resetModules)\(/;
  const files = globSync(SHARED_TESTS);
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((path) => FAKE.test(readFileSync(path, 'utf8')))).toEqual([]);
});
