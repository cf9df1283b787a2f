import { expect, test } from 'vitest';
import type { DrivingPattern } from '../../fixtures/types.ts';
import { legsOn, startOfDuty } from './legs.ts';
import { driving, streets, subject } from './test-bench.ts';
import { baseOf, timetableOf } from './timetable.ts';
import { roundsOn } from './week.ts';

const bases = streets.hubs.map(baseOf);
const timetable = (pattern: DrivingPattern, seed = 7) => timetableOf(seed, subject({ pattern }).device, bases);
const PATTERNS: DrivingPattern[] = ['commuter', 'errands', 'delivery', 'night_shift', 'weekend', 'parked', 'trailer'];
/** 15 November 2026. */
const SUNDAY = 20_772;
const WEEK = [0, 1, 2, 3, 4, 5, 6];

test.each([
  ['commuter', [0, 1, 1, 1, 2, 1, 1]],
  ['errands', [2, 3, 2, 2, 2, 3, 2]],
  ['delivery', [0, 5, 7, 5, 4, 6, 4]],
  ['night_shift', [1, 2, 1, 2, 2, 0, 1]],
  ['weekend', [1, 0, 0, 0, 0, 0, 2]],
  ['parked', [0, 0, 0, 0, 0, 0, 0]],
  ['trailer', [0, 0, 1, 0, 0, 1, 0]],
] as const)('plans the rounds of a %s by weekday', (pattern, rounds) => {
  const { week } = timetable(pattern);
  expect(WEEK.map((weekday) => roundsOn(week, weekday))).toEqual(rounds);
});

test.each(PATTERNS)('a %s has sequential drives and ends each day where it started', (pattern) => {
  const plan = timetable(pattern);
  for (let duty = SUNDAY; duty < SUNDAY + 60; duty++) {
    const legs = legsOn(plan, duty);
    let free = startOfDuty(plan, duty);
    legs.forEach((leg, i) => {
      expect(leg.isBack).toBe(i % 2 === 1);
      expect(leg.start).toBeGreaterThan(free + 60);
      expect(leg.end).toBeGreaterThan(leg.start + leg.path.seconds);
      free = leg.end;
    });
    expect(legs.length % 2).toBe(0);
    expect(free).toBeLessThan(startOfDuty(plan, duty) + 86_400 - 60);
  }
});

test('keeps a night shift in one day across midnight', () => {
  const legs = legsOn(timetable('night_shift'), SUNDAY + 1);
  const hours = legs.map(({ start }) => new Date(start * 1000).toISOString());
  expect(hours).toEqual([
    '2026-11-16T22:17:51.000Z',
    '2026-11-16T23:16:49.000Z',
    '2026-11-17T02:54:31.000Z',
    '2026-11-17T11:28:54.000Z',
  ]);
});

test('varies times between days, not routes', () => {
  const plan = timetable('delivery');
  const monday = legsOn(plan, SUNDAY + 1);
  const nextMonday = legsOn(plan, SUNDAY + 8);
  expect(nextMonday.map(({ path }) => path.route.to)).toEqual(monday.map(({ path }) => path.route.to));
  expect(nextMonday.map(({ start }) => start - 7 * 86_400)).not.toEqual(monday.map(({ start }) => start));
});

test('plans another week for another seed', () => {
  const starts = (seed: number) => legsOn(timetable('delivery', seed), SUNDAY + 1).map(({ start }) => start);
  expect(starts(8)).not.toEqual(starts(7));
});

test('sends a night owl out after midnight three nights a week', () => {
  const { device } = driving('commuter', 'night_owl');
  const plan = timetableOf(7, device, bases);
  const late = WEEK.filter((day) => {
    const [first] = legsOn(plan, SUNDAY + day);
    return first !== undefined && first.start - startOfDuty(plan, SUNDAY + day) < 2 * 3_600;
  });
  expect(late).toEqual([0, 3, 6]);
});
