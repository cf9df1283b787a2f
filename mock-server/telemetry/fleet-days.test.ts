import { expect, test } from 'vitest';
import { ALL_KINDS, codeOfFact, facts, KINDS, kindsWhere, secondOfFact } from './facts.ts';
import { fleets } from './fleet.ts';
import { codeOf, deviceOf, fleetDays, packFact, ruleOf, secondOfDay } from './fleet-days.ts';
import { profileOf } from './profile.ts';
import { createSlices } from './slices.ts';
import { changed, DAY, NOW, smallFleet, streets } from './test-bench.ts';
import { startOfDay } from './time.ts';
import { baseOf } from './timetable.ts';

const NONE = createSlices(null);

const bases = streets.hubs.map(baseOf);
const profiles = smallFleet().map((who) => profileOf(who, bases));
/** 16 November 2026. */
const MONDAY = 20_773;
const RAISED = kindsWhere(({ alert }) => alert !== null);

test('packs the end of the day and the last of a million devices', () => {
  const fact = packFact(86_399, 1_048_575, 31, 1_023);
  expect([secondOfDay(fact), deviceOf(fact), codeOf(fact), ruleOf(fact)]).toEqual([86_399, 1_048_575, 31, 1_023]);
  expect(packFact(60, 0, 0)).toBeGreaterThan(packFact(59, 1_048_575, 31));
});

test("merges the days of a fleet's devices", () => {
  const day = fleetDays(NONE)(fleets()(profiles, NOW), MONDAY, ALL_KINDS);
  const packed = day.facts();
  expect([...packed]).toEqual([...packed].sort((a, b) => a - b));
  const third = [...packed].filter((fact) => deviceOf(fact) === 2);
  const own = facts(profiles[2] as (typeof profiles)[number], MONDAY);
  expect(third.map((fact) => [secondOfDay(fact) + startOfDay(MONDAY), codeOf(fact)])).toEqual(
    own.map((fact) => [secondOfFact(fact), codeOfFact(fact)]),
  );
  expect(day.counts.reduce((a, b) => a + b, 0)).toBe(packed.length);
});

test.each([ALL_KINDS, RAISED])('counts as many facts of a day as it collects: kinds %i', (wanted) => {
  // Includes a device that ends during a day and one that starts during it.
  const [first, second, ...others] = smallFleet();
  if (!first || !second) throw new Error('The fleet has devices');
  const some = [
    changed(first, { plan_renewal_date: NOW - 2.4 * DAY }),
    changed(second, { installed_at: NOW - 1.3 * DAY }),
    ...others,
  ].map((who) => profileOf(who, bases));
  const fleet = fleets()(some, NOW);
  for (let day = MONDAY; day < MONDAY + 7; day++) {
    const facts = [...fleetDays(NONE)(fleet, day, wanted).facts()];
    const counts = fleetDays(NONE)(fleet, day, wanted).counts;
    expect([...counts]).toEqual(KINDS.map((_, code) => facts.filter((fact) => codeOf(fact) === code).length));
  }
});

test('recomputes evicted days', () => {
  const fleet = fleets()(profiles, NOW);
  const roomy = fleetDays(NONE);
  const tight = fleetDays(NONE, 500, 3);
  for (const day of [0, 1, 2, 0, 3, 4, 1, 0, 2]) {
    const expected = roomy(fleet, MONDAY + day, RAISED);
    const found = tight(fleet, MONDAY + day, RAISED);
    expect(found.counts).toEqual(expected.counts);
    expect(found.facts()).toEqual(expected.facts());
  }
});

test('reuses a fleet at another time until a device ends', () => {
  const fleetOf = fleets();
  const { key } = fleetOf(profiles, NOW);
  expect(fleetOf([...profiles], NOW + 60_000).key).toBe(key);
  const [first, ...rest] = smallFleet();
  if (!first) throw new Error('The fleet has devices');
  const commanded = profileOf(changed(first, { armed: { value: true, at: NOW } }), bases);
  expect(fleetOf([commanded, ...profiles.slice(1)], NOW).key).toBe(key);
  const ended = profileOf(changed(first, { plan_renewal_date: NOW - DAY }), bases);
  expect(fleetOf([ended, ...profiles.slice(1)], NOW).key).not.toBe(key);
  expect(
    fleetOf(
      rest.map((who) => profileOf(who, bases)),
      NOW,
    ).key,
  ).not.toBe(key);
});
