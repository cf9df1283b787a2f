import { expect, test } from 'vitest';
import { playwright, vitest } from './tallies.ts';

test('names a failed unit test with its message, and a file that fails before its tests', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 1,
    numFailedTestSuites: 2,
    testResults: [
      { name: '/a.test.ts', status: 'passed', message: '', assertionResults: [] },
      {
        name: '/b.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'adds', status: 'passed', failureMessages: [] },
          { fullName: 'takes away', status: 'failed', failureMessages: ['\u001B[31mexpected 1\u001B[39m\nto be 2'] },
        ],
      },
      { name: '/c.test.ts', status: 'failed', message: 'Cannot find c.ts', assertionResults: [] },
    ],
  };
  expect(vitest(report)).toEqual({
    passed: 7,
    failed: 1,
    reasons: ['/b.test.ts › takes away\n    expected 1\n    to be 2', '/c.test.ts\n    Cannot find c.ts'],
  });
});

const specOf = (title: string, status: string, ...failures: string[]) => ({
  title,
  file: 'x.journey.ts',
  line: 3,
  ok: status !== 'unexpected',
  tests: [{ status, results: failures.map((message) => ({ errors: [{ message }] })) }],
});

test('names a failed journey with the start of its message', () => {
  const message = Array.from({ length: 20 }, (_, i) => `line ${i + 1}`).join('\n');
  const report = {
    stats: { expected: 4, unexpected: 1, flaky: 0, skipped: 1 },
    suites: [{ specs: [specOf('parks', 'expected')], suites: [{ specs: [specOf('drives', 'unexpected', message)] }] }],
    errors: [],
  };
  const { passed, failed, reasons } = playwright(report);
  expect({ passed, failed, count: reasons?.length }).toEqual({ passed: 4, failed: 2, count: 1 });
  expect(reasons?.[0]).toMatch(/^x\.journey\.ts:3 › drives\n {4}line 1\n/);
  expect(reasons?.[0]?.split('\n')).toHaveLength(13);
});

test('a journey that passes on retry counts as passed and is listed as flaky with its first failure', () => {
  const report = {
    stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      { specs: [specOf('parks', 'unexpected', 'too narrow', 'too short'), specOf('drives', 'flaky', 'no fuel')] },
    ],
    errors: [],
  };
  expect(playwright(report)).toEqual({
    passed: 5,
    failed: 1,
    reasons: ['x.journey.ts:3 › parks\n    too narrow'],
    flaky: ['x.journey.ts:3 › drives\n    no fuel'],
  });
});
