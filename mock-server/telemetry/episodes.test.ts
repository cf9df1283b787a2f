import { expect, test } from 'vitest';
import { episodesOf } from './episodes.ts';
import type { Leg } from './legs.ts';
import type { RuleBook, RuleSpan } from './rules.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;
const NIGHT = { start_time: 22 * HOUR, end_time: 6 * HOUR };
const span = (from: number, until: number) => ({ from, until, parameters: NIGHT }) as RuleSpan;
/** Alerts of a drive between two hours of the first day. */
const alertsOf = (from: number, to: number, ...spans: RuleSpan[]) => {
  const book = { spans: new Map([['curfew', spans]]) } as unknown as RuleBook;
  return episodesOf(book, 'curfew', { start: from * HOUR, end: to * HOUR } as Leg).map(({ at, end }) => [at, end]);
};

test.each([
  ['before it', 12, 14, []],
  ['into it', 21, 23, [[22 * HOUR, 23 * HOUR]]],
  ['in its evening', 22, 23, [[22 * HOUR, 23 * HOUR]]],
  ['over midnight and beyond it', 23, 31, [[23 * HOUR, 30 * HOUR]]],
  ['in its morning', 26, 27, [[26 * HOUR, 27 * HOUR]]],
  ['after it', 30, 31, []],
])('[commerce 3] a curfew over midnight and a drive %s', (_when, from, to, alerts) => {
  expect(alertsOf(from, to, span(0, 9 * DAY))).toEqual(alerts);
});

test('[commerce 3] a drive that goes on while its rule changes raises no second alert, and another one does', () => {
  const changed = [span(0, 23 * HOUR), span(23 * HOUR, 9 * DAY)];
  expect(alertsOf(22, 24, ...changed)).toEqual([[22 * HOUR, 24 * HOUR]]);
  expect(alertsOf(23, 24, ...changed)).toEqual([[23 * HOUR, 24 * HOUR]]);
});
