/** Results from the reports of the test runners: counts of passed and failed, and names and messages of the failures. */
import { stripVTControlCharacters } from 'node:util';
import type { Tally } from './steps.ts';

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
};

/** A file that fails before its tests counts as one failure. */
export function vitest(json: unknown): Tally {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = json as VitestReport;
  const reasons = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [reason(name, message)];
      return failed.map((test) => reason(`${name} › ${test.fullName}`, test.failureMessages?.join('\n') ?? ''));
    });
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites, reasons };
}

type Suite = { suites?: Suite[]; specs?: Spec[] };
type Spec = {
  title: string;
  file: string;
  line: number;
  ok: boolean;
  tests: { status: string; results: { errors: { message?: string }[] }[] }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
  errors: { message?: string }[];
};

/** Skipped journeys count as failed. Flaky ones, which passed on a retry, count as passed and are listed. */
export function playwright(json: unknown): Tally {
  const { stats, suites, errors } = json as PlaywrightReport;
  const specs = specsOf(suites);
  const failed = specs.filter(({ ok }) => !ok);
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped,
    reasons: [...errors.map(({ message = '' }) => reason('playwright', message)), ...failed.map(firstFailure)],
    flaky: flaky.map(firstFailure),
  };
}

function firstFailure({ file, line, title, tests }: Spec): string {
  const messages = tests[0]?.results[0]?.errors.map(({ message = '' }) => message) ?? [];
  return reason(`${file}:${line} › ${title}`, messages.join('\n'));
}

const specsOf = (suites: readonly Suite[]): Spec[] =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsOf(inner)]);

/** Maximum length of a message. The output of the runner has the rest. */
const LINES = 12;

function reason(name: string, message: string): string {
  const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, LINES);
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
}
