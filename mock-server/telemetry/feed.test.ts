import { expect, test } from 'vitest';
import { ALL_KINDS, kindsWhere } from './facts.ts';
import { pageOfFeed } from './feed.ts';
import { fleets } from './fleet.ts';
import { codeOf, deviceOf, type FleetFact, fleetDays, packFact, secondOfDay } from './fleet-days.ts';
import { profileOf } from './profile.ts';
import { createSlices } from './slices.ts';
import { DAY, NOW, smallFleet, streets } from './test-bench.ts';
import { type Day, dayOf, secondOf, startOfDay } from './time.ts';
import { baseOf } from './timetable.ts';

const NONE = createSlices(null);

const bases = streets.hubs.map(baseOf);
/** Includes an unreachable device and one in deep sleep. */
const fleet = fleets()(
  smallFleet().map((who) => profileOf(who, bases)),
  NOW,
);
const WEEK = { from: NOW - 7 * DAY, to: NOW, now: NOW };
const TODAY = dayOf(secondOf(NOW));
type Row = [Day, FleetFact];
const DRIVES = kindsWhere(({ name }) => name === 'ignition-on');

/** Every row of a week, computed individually. */
function everyRow(kinds: number, added: readonly Row[]): Row[] {
  const rows = [...added];
  for (let day = TODAY - 7; day <= TODAY; day++) {
    for (const fact of fleetDays(NONE)(fleet, day, ALL_KINDS).facts()) {
      const second = startOfDay(day) + secondOfDay(fact);
      const isKnown = second <= (fleet.known[deviceOf(fact)] ?? 0) && second <= NOW / 1000;
      if (isKnown && second >= WEEK.from / 1000 && kinds & (1 << codeOf(fact))) rows.push([day, fact]);
    }
  }
  return rows.sort(([day, fact], [otherDay, other]) => otherDay - day || other - fact);
}

test.each([ALL_KINDS, DRIVES])('returns every row of a feed once in its pages, newest first: kinds %i', (kinds) => {
  const added: Row[] = [
    [TODAY - 1, packFact(40_000, 0, 31)],
    [TODAY - 1, packFact(40_000, 1, 31)],
    [TODAY, packFact(1, 2, 31)],
  ];
  const additions = Map.groupBy(added, ([day]) => day);
  const feed = {
    fleet,
    range: WEEK,
    kinds,
    factsOf: (day: Day) => fleetDays(NONE)(fleet, day, ALL_KINDS),
    additions: new Map([...additions].map(([day, rows]) => [day, rows.map(([, fact]) => fact)])),
  };
  const rows = everyRow(kinds, added);
  const found: Row[] = [];
  for (let offset = 0; offset < rows.length; offset += 37) {
    const page = pageOfFeed(feed, { offset, limit: 37 });
    expect(page.count).toBe(rows.length);
    found.push(...page.found.map(({ day, fact }): Row => [day, fact]));
  }
  expect(found).toEqual(rows);
});

test('computes facts only for days on the page or at the ends of the range', () => {
  const factsOf = fleetDays(NONE);
  const readDays: number[] = [];
  const feed = {
    fleet,
    range: WEEK,
    kinds: ALL_KINDS,
    factsOf: (day: Day) => {
      const whole = factsOf(fleet, day, ALL_KINDS);
      return { counts: whole.counts, facts: () => (readDays.push(day - TODAY), whole.facts()) };
    },
  };
  expect(pageOfFeed(feed, { offset: 0, limit: 5 }).found).toHaveLength(5);
  expect([...new Set(readDays)]).toEqual([0, -7]);
});
