/** What the reports of the test runners say: how many passed and failed, and of what failed the name and the message. */
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

/** A file that breaks before its tests counts as one. */
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
  tests: { results: { errors: { message?: string }[] }[] }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
  errors: { message?: string }[];
};

/** A journey that was skipped, or passed only when tried again, failed. */
export function playwright(json: unknown): Tally {
  const { stats, suites, errors } = json as PlaywrightReport;
  const reasons = specsOf(suites)
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const messages = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return reason(`${file}:${line} › ${title}`, messages.map(({ message = '' }) => message).join('\n'));
    });
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
    reasons: [...errors.map(({ message = '' }) => reason('playwright', message)), ...reasons],
  };
}

const specsOf = (suites: readonly Suite[]): Spec[] =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsOf(inner)]);

/** Enough of a message to know where to look: the rest stands where the test ran. */
const LINES = 12;

function reason(name: string, message: string): string {
  const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, LINES);
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
}
