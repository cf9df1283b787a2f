import { expect, test } from 'vitest';
import type { DeviceRow } from '../world/rows.ts';
import { createTelemetry } from './telemetry.ts';
import { at, changed, DAY, driving, HOUR, MINUTE, NOW, streets, subject } from './test-bench.ts';
import type { Subject } from './types.ts';

const telemetry = createTelemetry(streets);
const read = (who: Subject, now: number) => {
  const reading = telemetry.reading(who, now);
  if (!reading) throw new Error('No reading');
  return reading;
};
/** Result of `read` at a time of Monday, 16 November 2026, UTC. */
const onMonday = (who: Subject, time: string) => read(who, at(`2026-11-16T${time}Z`));

/** That Monday: unlocks 12:52:07, drives 12:52:15 to 13:00:17, locks 13:00:29; drives home 21:26:34 to 21:34:45. */
const commuter = driving('commuter');

test('[core 3] reports a parked vehicle every five minutes', () => {
  expect(onMonday(commuter, '12:05:00')).toEqual({
    timestamp: at('2026-11-16T12:01:11Z'),
    latitude: 41.87991,
    longitude: -87.70002,
    speed: 0,
    heading: 0,
    mileage: 31_813.1,
    ignition_on: false,
    engine_on: false,
    armed: true,
    doors_open: false,
    panic_status: false,
    main_battery_voltage: 12.5,
    backup_battery_percentage: 92,
    temperature: 38,
  });
  expect(onMonday(commuter, '12:07:00').timestamp).toBe(at('2026-11-16T12:06:11Z'));
});

test('[core 3] reports a driving vehicle every half minute', () => {
  expect(onMonday(commuter, '12:57:20')).toEqual({
    timestamp: at('2026-11-16T12:57:15Z'),
    latitude: 41.88,
    longitude: -87.66783,
    speed: 51,
    heading: 90,
    mileage: 31_814.8,
    ignition_on: true,
    engine_on: true,
    armed: false,
    doors_open: false,
    panic_status: false,
    main_battery_voltage: 13.9,
    backup_battery_percentage: 92,
    temperature: 39,
  });
  expect(onMonday(commuter, '12:57:45').timestamp).toBe(at('2026-11-16T12:57:45Z'));
});

test('changes readings step by step during a drive', () => {
  const steps = ['12:52:10', '12:52:20', '12:57:00', '13:00:18', '13:00:40'].map((time) => {
    const { speed, ignition_on, armed, doors_open } = onMonday(commuter, time);
    return [time, speed > 0, ignition_on, armed, doors_open];
  });
  expect(steps).toEqual([
    ['12:52:10', false, false, false, true],
    ['12:52:20', false, true, false, false],
    ['12:57:00', true, true, false, false],
    ['13:00:18', false, true, false, false],
    ['13:00:40', false, false, true, false],
  ]);
});

test('[core 3] starts the odometer at the starting mileage and applies corrections', () => {
  const who = subject();
  expect(read(who, who.device.plan_activation_date).mileage).toBe(31_200);
  const corrected = { ...who, vehicle: { ...who.vehicle, mileage_corrections: [{ at: NOW - DAY, miles: 250 }] } };
  expect(read(corrected, NOW).mileage - read(who, NOW).mileage).toBeCloseTo(250, 6);
  expect(read(corrected, NOW - DAY - MINUTE)).toEqual(read(who, NOW - DAY - MINUTE));
});

test('never decreases the odometer in four months of hourly readings', () => {
  const who = subject();
  let last = 0;
  for (let now = NOW - 100 * DAY; now < NOW + 20 * DAY; now += HOUR) {
    const { mileage } = read(who, now);
    expect(mileage).toBeGreaterThanOrEqual(last);
    last = mileage;
  }
  expect(last).toBe(33_820.6);
});

test('reports a device from its installation on', () => {
  const installed_at = NOW - 17 * MINUTE;
  const who = subject({ installed_at });
  expect(telemetry.reading(who, installed_at - 1)).toBeNull();
  expect(read(who, installed_at)).toMatchObject({ timestamp: installed_at, mileage: 31_200 });
});

const set = (changes: Partial<DeviceRow>, who = commuter) => changed(who, changes);

test("[commerce 4] keeps a command's effect until the timetable changes the same state", () => {
  const unlocked = set({ armed: { value: false, at: at('2026-11-16T10:41:07.250Z') } });
  expect(onMonday(unlocked, '10:41:07')).toMatchObject({ armed: true });
  expect(onMonday(unlocked, '10:41:08')).toMatchObject({ timestamp: at('2026-11-16T10:41:07.250Z'), armed: false });
  expect(onMonday(unlocked, '12:51:00')).toMatchObject({ armed: false });
  expect(onMonday(unlocked, '13:05:00')).toMatchObject({ armed: true });
});

test('[commerce 4] keeps a lock command during a drive until the next unlocking', () => {
  const locked = set({ armed: { value: true, at: at('2026-11-16T12:56:00Z') } });
  expect(onMonday(locked, '12:55:59')).toMatchObject({ armed: false });
  expect(onMonday(locked, '12:56:30')).toMatchObject({ armed: true, ignition_on: true });
  expect(onMonday(locked, '21:26:30')).toMatchObject({ armed: false });
});

test('keeps a command of an earlier day if no drive followed', () => {
  const unlocked = changed(driving('parked'), { armed: { value: false, at: NOW - 40 * DAY } });
  expect(read(unlocked, NOW).armed).toBe(false);
  const overtaken = set({ armed: { value: false, at: NOW - 40 * DAY } });
  expect(read(overtaken, NOW).armed).toBe(true);
});

test('[commerce 4] overrides a command only by drives after it', () => {
  const unlockedAt = (time: string) => set({ armed: { value: false, at: at(`2026-11-16T${time}Z`) } });
  const onTuesday = (who: Subject) => read(who, at('2026-11-17T11:00:00Z')).armed;
  expect(onTuesday(unlockedAt('20:00:00'))).toBe(true);
  expect(onTuesday(unlockedAt('22:00:00'))).toBe(false);
});

test('[commerce 4] runs the engine after remote start, key off, until stop or drive', () => {
  const started = set({ engine: { value: true, at: at('2026-11-16T12:00:00Z') } });
  expect(onMonday(started, '11:59:00')).toMatchObject({ engine_on: false });
  const running = onMonday(started, '12:00:00');
  expect(running).toMatchObject({ engine_on: true, ignition_on: false, armed: true, speed: 0 });
  expect(running.main_battery_voltage).toBeGreaterThan(13.5);
  expect(onMonday(started, '13:05:00')).toMatchObject({ engine_on: false, ignition_on: false });
  const stopped = set({ engine: { value: false, at: at('2026-11-16T12:15:00Z') } });
  expect(onMonday(stopped, '12:15:30')).toMatchObject({ engine_on: false });
  expect(onMonday(stopped, '12:57:00')).toMatchObject({ engine_on: true });
});

test('[core 3] answers panic, trunk, location and auxiliary outputs immediately', () => {
  const now = at('2026-11-16T12:03:00Z');
  expect(read(set({ panic: { value: true, at: now } }), now)).toMatchObject({ timestamp: now, panic_status: true });
  expect(read(set({ located_at: now }), now)).toMatchObject({ timestamp: now });
  expect(read(set({ aux: { '2': { value: true, at: now } } }), now)).toMatchObject({ timestamp: now });
  expect(read(set({ trunk_opened_at: now }), now)).toMatchObject({ timestamp: now, doors_open: true });
  expect(read(set({ trunk_opened_at: now }), now + 10 * MINUTE)).toMatchObject({ doors_open: false });
});

test('sounds an alarm until a manual or remote unlock', () => {
  const who = driving('commuter', 'alarm');
  const sounding = onMonday(who, '12:40:00');
  expect(sounding).toMatchObject({ panic_status: true, armed: true });
  expect(onMonday(who, '12:55:00').panic_status).toBe(false);
  expect(onMonday(who, '14:00:00').panic_status).toBe(true);
  const now = at('2026-11-16T12:40:00Z');
  expect(read(changed(who, { armed: { value: false, at: now } }), now).panic_status).toBe(false);
  expect(read(changed(who, { panic: { value: false, at: now } }), now).panic_status).toBe(false);
  expect(read(changed(who, { armed: { value: true, at: now } }), now).panic_status).toBe(true);
});

test('[core 9] reports weak batteries at 11.7 V and 20 % or less', () => {
  for (let now = NOW - 30 * DAY; now < NOW; now += 7 * HOUR) {
    expect(read(driving('delivery', 'low_vehicle_battery'), now).main_battery_voltage).toBeLessThanOrEqual(11.7);
    expect(read(driving('delivery'), now).main_battery_voltage).toBeGreaterThanOrEqual(12.2);
    expect(read(driving('trailer', 'low_backup_battery'), now).backup_battery_percentage).toBeLessThanOrEqual(20);
    expect(read(driving('trailer'), now).backup_battery_percentage).toBeGreaterThan(20);
  }
});

test('[core 9] reports low tanks and tires only where expected', () => {
  for (let now = NOW - 30 * DAY; now < NOW; now += 7 * HOUR) {
    expect(telemetry.obd(driving('delivery', 'low_fuel'), now)?.fuel_percent).toBeLessThanOrEqual(15);
    expect(telemetry.obd(driving('delivery'), now)?.fuel_percent).toBeGreaterThan(15);
    const soft = Object.values(telemetry.obd(driving('delivery', 'low_tire_pressure'), now)?.tires ?? {});
    expect(soft.filter((psi) => psi < 28)).toHaveLength(1);
    const sound = Object.values(telemetry.obd(driving('delivery'), now)?.tires ?? {});
    expect(sound.filter((psi) => psi < 28)).toHaveLength(0);
  }
});

test('lowers the tank with miles and raises it when filled', () => {
  const who = subject();
  const levels: number[] = [];
  for (let now = NOW - 30 * DAY; now < NOW; now += HOUR) levels.push(telemetry.obd(who, now)?.fuel_percent ?? 0);
  const rises = levels.filter((level, i) => level > (levels[i - 1] ?? level));
  expect(rises).toEqual([97]);
  expect(Math.min(...levels)).toBeGreaterThanOrEqual(25);
  expect(Math.max(...levels)).toBeLessThanOrEqual(97);
});

test('moves a towed vehicle without ignition, engine or locks', () => {
  const who = driving('trailer');
  const readings = Array.from({ length: 24 * 60 * 7 }, (_, i) => read(who, NOW - i * MINUTE));
  expect(readings.some(({ speed }) => speed > 0)).toBe(true);
  expect(readings.some((each) => each.ignition_on || each.engine_on || each.armed || each.doors_open)).toBe(false);
});

test('[core 4] ends reports when the plan expires', () => {
  const ended = NOW - 10 * DAY;
  const who = subject({ plan_renewal_date: ended });
  expect(read(who, NOW).timestamp).toBeLessThanOrEqual(ended);
  expect(read(who, NOW)).toEqual(read(who, ended));
  expect(read(who, NOW)).toEqual(read(who, NOW + 90 * DAY));
  // It does not answer later commands either.
  expect(read(changed(who, { located_at: NOW }), NOW)).toEqual(read(who, NOW));
});

test('[core 4] ends reports when the device is paused', () => {
  const paused_at = NOW - 3 * HOUR;
  const who = subject({ device_state: 'paused', paused_at });
  expect(read(who, NOW)).toEqual(read(subject(), paused_at));
  const undated = subject({ device_state: 'paused' });
  expect(NOW - read(undated, NOW).timestamp).toBeGreaterThan(DAY);
});

test('dates the last report of an offline device six hours to twelve days back', () => {
  const ages = Array.from({ length: 40 }, (_, i) => {
    const who = subject({ id: `GG-${i}`, traits: ['offline'] });
    return NOW - read(who, NOW).timestamp;
  });
  expect(Math.min(...ages)).toBeGreaterThanOrEqual(6 * HOUR);
  expect(Math.max(...ages)).toBeLessThanOrEqual(12.3 * DAY);
  expect(new Set(ages).size).toBeGreaterThan(30);
});

test('[commerce 8] delays reports of an unreachable device by forty minutes', () => {
  const who = driving('delivery', 'unreachable');
  for (let now = NOW; now < NOW + 3 * HOUR; now += 7 * MINUTE) {
    const age = now - read(who, now).timestamp;
    expect(age).toBeGreaterThanOrEqual(35 * MINUTE);
    expect(age).toBeLessThanOrEqual(50 * MINUTE);
  }
});

test('[core 3] reports a device in deep sleep once a day', () => {
  const who = changed(driving('trailer'), { power_save_mode: 2 });
  const reports = new Set(Array.from({ length: 72 }, (_, i) => read(who, NOW - i * HOUR).timestamp));
  expect([...reports].map((report) => new Date(report).toISOString())).toEqual([
    '2026-11-21T12:01:11.000Z',
    '2026-11-20T12:01:11.000Z',
    '2026-11-19T12:01:11.000Z',
    '2026-11-18T12:01:11.000Z',
  ]);
});

test('keeps the arrival heading of a parked vehicle overnight', () => {
  const [hub] = streets.hubs;
  if (!hub) throw new Error('The streets have a hub');
  const bent = {
    to: 'Round the corner',
    meters: 8_400,
    seconds: 300,
    lon: Float64Array.of(-87.7, -87.7, -87.6),
    lat: Float64Array.of(41.88, 41.881, 41.881),
    at: Float64Array.of(0, 12, 300),
    metersAt: Float64Array.of(0, 111, 8_400),
  };
  const onBentStreets = createTelemetry({ hubs: [{ ...hub, routes: [bent] }] });
  const who = driving('errands');
  expect(onBentStreets.reading(who, at('2026-11-17T05:50:00Z'))?.heading).toBe(180);
  expect(onBentStreets.reading(who, at('2026-11-17T06:30:00Z'))?.heading).toBe(180);
});
