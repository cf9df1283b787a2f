import { expect, test } from 'vitest';
import { endOfSpan, endProblem, serviceEnd } from './service-mode.ts';

const NOW = Date.parse('2026-11-21T16:41:30Z');
const at = (text: string) => Date.parse(text);

test('[commerce 4] a span ends at a full minute, at most seven days ahead', () => {
  expect(endOfSpan('day', NOW)).toBe(at('2026-11-22T16:41:00Z'));
  expect(endOfSpan('week', NOW)).toBe(at('2026-11-28T16:41:00Z'));
});

test.each([
  [null, 'required'],
  ['2026-11-21T16:41:30Z', 'past'],
  ['2026-11-21T16:42:00Z', null],
  ['2026-11-28T16:41:30Z', null],
  ['2026-11-28T16:42:00Z', 'too_far'],
])('[commerce 4] an end at %s is %s', (end, problem) => {
  expect(endProblem(end === null ? null : at(end), NOW)).toBe(problem);
});

test('[commerce 4] service mode ends by itself, and may be reported without an end', () => {
  expect(serviceEnd({ service_mode: true, service_mode_end_date: '2026-11-21T17:00:00Z' }, NOW)).toBe(
    at('2026-11-21T17:00:00Z'),
  );
  expect(serviceEnd({ service_mode: true, service_mode_end_date: '2026-11-21T16:41:30Z' }, NOW)).toBe(undefined);
  expect(serviceEnd({ service_mode: true }, NOW)).toBe(null);
  expect(serviceEnd({ service_mode: false, service_mode_end_date: null }, NOW)).toBe(undefined);
});
