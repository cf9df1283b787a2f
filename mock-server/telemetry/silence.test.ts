import { describe, expect, test } from 'vitest';
import { silencesUntil } from './profile.ts';
import { createTelemetry } from './telemetry.ts';
import { at, changed, DAY, HOUR, MINUTE, NOW, streets, subject } from './test-bench.ts';
import type { Subject } from './types.ts';

const telemetry = createTelemetry(streets);
const query = { from: NOW - 40 * DAY, to: NOW, now: NOW, limit: 100_000, offset: 0 };
const [PAUSED, RESUMED] = [NOW - 20 * DAY - HOUR, NOW - 10 * DAY - 2 * HOUR];
const times = (who: Subject) => telemetry.logs([who], [], query).rows.map(({ timestamp }) => at(timestamp));
const outside = (all: number[]) => all.filter((time) => time <= PAUSED || time >= RESUMED);

const always = subject({ traits: ['alarm'] });
const resumed = changed(always, { silent_before: [{ from: PAUSED, until: RESUMED }] });

test('[core 4] a device is silent while it is paused, and reports before and after as if it never was', () => {
  expect(times(resumed)).toEqual(outside(times(always)));
  expect(times(resumed).length).toBeLessThan(times(always).length - 100);
  const starts = telemetry
    .trips(resumed, query.from, NOW)
    .page(0, 1_000)
    .map((trip) => at(trip.start_date ?? ''));
  const whole = telemetry
    .trips(always, query.from, NOW)
    .page(0, 1_000)
    .map((trip) => at(trip.start_date ?? ''));
  expect(starts).toEqual(outside(whole));
});

test('keeps several silent periods apart, also in deep sleep', () => {
  const first = { from: NOW - 35 * DAY, until: NOW - 30 * DAY };
  const both = changed(always, { silent_before: [first, { from: PAUSED, until: RESUMED }] });
  const expected = outside(times(always)).filter((time) => time <= first.from || time >= first.until);
  expect(times(both)).toEqual(expected);
  const deep = changed(always, { power_save_mode: 2 });
  const silent = changed(deep, { silent_before: [first, { from: PAUSED, until: RESUMED }] });
  expect(times(silent)).toEqual(outside(times(deep)).filter((time) => time <= first.from || time >= first.until));
});

test('history before stays the same before, during and after a pause', () => {
  const paused = changed(always, { device_state: 'paused', paused_at: PAUSED });
  const before = (who: Subject) => telemetry.logs([who], [], { ...query, to: PAUSED }).rows;
  expect(before(paused)).toEqual(before(always));
  expect(before(resumed)).toEqual(before(always));
  const trips = (who: Subject) => telemetry.trips(who, query.from, PAUSED, NOW).page(0, 1_000);
  expect(trips(resumed)).toEqual(trips(paused));
});

test('[commerce 3] ends a trip at the moment at which service ends, before and after the renewal', () => {
  const [, drive] = telemetry.trips(always, PAUSED - 5 * DAY, PAUSED).page(0, 2);
  const middle = at(drive?.start_date ?? '') + 3 * MINUTE;
  const paused = changed(always, { device_state: 'paused', paused_at: middle });
  const again = changed(always, { silent_before: [{ from: middle, until: RESUMED }] });
  for (const who of [paused, again]) {
    const [last] = telemetry.trips(who, middle - 5 * DAY, middle, NOW).page(0, 1);
    expect(last).toMatchObject({ start_date: drive?.start_date, end_date: new Date(middle).toISOString() });
    expect(last?.logs.at(-1)?.timestamp).toBe(last?.end_date);
  }
});

test('reports its place as soon as service begins again', () => {
  expect(telemetry.reading(resumed, RESUMED + 1_000)?.timestamp).toBe(RESUMED);
  expect(telemetry.reading(resumed, PAUSED + 5 * DAY)?.timestamp).toBeLessThanOrEqual(PAUSED);
});

describe('[commerce 4] periods without service', () => {
  const { device } = always;
  test.each([
    ['a paused device', { ...device, device_state: 'paused' as const, paused_at: PAUSED }, PAUSED],
    ['an expired one', { ...device, plan_renewal_date: PAUSED }, PAUSED],
    [
      'a paused one whose plan ended before',
      { ...device, device_state: 'paused' as const, paused_at: PAUSED, plan_renewal_date: PAUSED - DAY },
      PAUSED - DAY,
    ],
  ])('adds that of %s', (_name, row, from) => {
    expect(silencesUntil(row, RESUMED)).toEqual([{ from, until: RESUMED }]);
  });

  test('adds none if service goes on', () => {
    expect(silencesUntil({ ...device, plan_renewal_date: RESUMED }, RESUMED)).toEqual([]);
  });
});
