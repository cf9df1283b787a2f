import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DeviceTrait, DrivingPattern } from '../../fixtures/types.ts';
import { createTelemetry } from './telemetry.ts';
import { changed, DAY, HOUR, NOW, smallFleet, streets, subject } from './test-bench.ts';
import type { Subject } from './types.ts';

const telemetry = createTelemetry(streets);

const PATTERNS: DrivingPattern[] = ['commuter', 'errands', 'delivery', 'night_shift', 'weekend', 'parked', 'trailer'];
const TRAITS: DeviceTrait[] = [
  'unreachable',
  'low_vehicle_battery',
  'low_backup_battery',
  'low_fuel',
  'low_tire_pressure',
  'trouble_codes',
  'service_due',
  'alarm',
  'speeder',
  'night_owl',
  'idler',
  'offline',
];
const anySubject: fc.Arbitrary<Subject> = fc
  .record({
    id: fc.string({ minLength: 1, maxLength: 12 }),
    pattern: fc.constantFrom(...PATTERNS),
    traits: fc.subarray(TRAITS),
    hub: fc.nat(95),
    power_save_mode: fc.constantFrom(0, 0, 0, 2),
    device_state: fc.constantFrom('installed' as const, 'installed' as const, 'paused' as const),
    plan_renewal_date: fc.integer({ min: NOW - 60 * DAY, max: NOW + 400 * DAY }),
  })
  .chain((device) => fc.nat().map((seed) => subject(device, {}, seed)));
const anyInstant = fc.integer({ min: NOW - 120 * DAY, max: NOW + 400 * DAY });

test('[core 3] returns plausible readings for any device and time', () => {
  fc.assert(
    fc.property(anySubject, anyInstant, (who, now) => {
      const reading = telemetry.reading(who, now);
      if (!reading) return now < who.device.plan_activation_date + 13 * DAY || who.device.device_state === 'paused';
      const { latitude, longitude, speed, heading, mileage, temperature, timestamp } = reading;
      return (
        timestamp <= now &&
        timestamp >= who.device.plan_activation_date &&
        latitude > 41.8 &&
        latitude < 41.95 &&
        longitude > -87.72 &&
        longitude < -87.59 &&
        speed >= 0 &&
        speed <= 90 &&
        heading >= 0 &&
        heading < 360 &&
        mileage >= 31_200 &&
        mileage < 60_000 &&
        temperature > -10 &&
        temperature < 105 &&
        reading.main_battery_voltage >= 9 &&
        reading.main_battery_voltage <= 15 &&
        reading.backup_battery_percentage >= 5 &&
        reading.backup_battery_percentage <= 100 &&
        (speed === 0 || reading.ignition_on || who.device.pattern === 'trailer')
      );
    }),
    { numRuns: 3_000, seed: 20_261_121 },
  );
});

test('matches a reading to the last event if that was the last report', () => {
  fc.assert(
    fc.property(anySubject, anyInstant, (who, now) => {
      const [latest] = telemetry.logs([who], [], { from: now - 2 * DAY, to: now, limit: 1, offset: 0 }).rows;
      const reading = telemetry.reading(who, now);
      if (!latest || !reading) return true;
      const reportedAt = Date.parse(latest.timestamp);
      if (reading.timestamp > reportedAt) return true;
      return (
        reading.timestamp === reportedAt && reading.latitude === latest.latitude && reading.mileage === latest.mileage
      );
    }),
    { numRuns: 1_000, seed: 20_261_121 },
  );
});

test('returns answers independent of earlier queries', () => {
  const fleet = smallFleet();
  const range = { from: NOW - 9 * DAY, to: NOW - 3 * HOUR, now: NOW, limit: 50, offset: 120 };
  const ask = (asked: typeof telemetry) => ({
    readings: fleet.map((who) => asked.reading(who, NOW)),
    obd: fleet.map((who) => asked.obd(who, NOW)),
    alerts: asked.alertEvents(fleet, range),
    logs: asked.logs(fleet, [], range),
    trips: fleet.map((who) => asked.trips(who, range.from, range.to).page(0, 2)),
  });
  const used = createTelemetry(streets);
  used.alertEvents(fleet.slice(5).reverse(), { ...range, from: NOW - 30 * DAY });
  used.logs(
    fleet.map((who) => changed(who, { traits: ['alarm'] })),
    [],
    range,
  );
  used.alertEvents(
    fleet.map((who) => ({ ...who, seed: 8 })),
    range,
  );
  fleet.forEach((who) => used.reading({ ...who, seed: 8 }, NOW + DAY));
  expect(ask(used)).toEqual(ask(createTelemetry(() => streets)));
});

test('generates different histories for different seeds', () => {
  const lives = (seed: number) =>
    smallFleet().map((who) => telemetry.trips({ ...who, seed }, NOW - 7 * DAY, NOW).stats.trip_miles);
  expect(lives(7)).toEqual(lives(7));
  expect(lives(8)).not.toEqual(lives(7));
});

test('loads the streets on the first query of a device', () => {
  let asked = 0;
  const lazy = createTelemetry(() => {
    asked += 1;
    return streets;
  });
  expect(asked).toBe(0);
  lazy.reading(subject(), NOW);
  lazy.reading(subject({ id: 'GG-2' }), NOW);
  expect(asked).toBe(1);
});
