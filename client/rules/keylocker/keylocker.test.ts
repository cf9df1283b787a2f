import { expect, test } from 'vitest';
import { aVehicle } from '../vehicle/vehicle.fixture.ts';
import { endProblem, typedInstant } from './pin-end.ts';
import { pinGate } from './pin-gate.ts';
import { guestPin, hasAnyPin, masterPin } from './pins.ts';
import { hasKeyLocker, hasKeypads, hasOptionTables } from './products.ts';
import { stateLines, voltageOf } from './state.ts';

const NOW = Date.parse('2026-11-21T16:41:00Z');
const DOCUMENTED = { armed: true, key_present: true, door_open: false };
const zone = { now: NOW, timeZone: 'America/Chicago' };

test.each([
  ['ft-x1max', true, true, true],
  ['ft-x2max', true, true, true],
  ['ft-x1r', false, true, false],
  ['ft-xc2', false, true, false],
  ['ft-xt', false, false, false],
  ['ft-later', true, true, false],
])('[core 6] %s: key locker %s, option tables %s, keypads %s', (product_name, keyLocker, options, keypads) => {
  const product = { product_name };
  expect([hasKeyLocker(product), hasOptionTables(product), hasKeypads(product)]).toEqual([keyLocker, options, keypads]);
});

test('[commerce 3] tells PINs that are set, ended, not set, and not reported', () => {
  expect([masterPin({ ...DOCUMENTED, is_master_pin_set: true }), masterPin(DOCUMENTED)]).toEqual(['set', 'unknown']);
  expect(guestPin(DOCUMENTED, NOW)).toEqual({ standing: 'unknown', endsAt: null, isShared: false });
  const set = { ...DOCUMENTED, is_secondary_pin_set: true, secondary_end_date: '2026-11-21T17:00:00Z' };
  expect(guestPin(set, NOW)).toEqual({ standing: 'set', endsAt: NOW + 19 * 60_000, isShared: false });
  expect(guestPin(set, NOW + 19 * 60_000).standing).toBe('ended');
  const cleared = { ...DOCUMENTED, is_secondary_pin_set: false, secondary_end_date: null };
  expect(guestPin(cleared, NOW).standing).toBe('not_set');
});

test('[commerce 5] one of the PINs is enough for options, and unknown ones are left to the service', () => {
  const pins = { ...DOCUMENTED, is_master_pin_set: false, is_secondary_pin_set: true };
  expect(hasAnyPin(pins, NOW)).toBe(true);
  expect(hasAnyPin({ ...pins, is_secondary_pin_set: false }, NOW)).toBe(false);
  expect(hasAnyPin({ ...pins, secondary_end_date: '2026-11-21T16:00:00Z' }, NOW)).toBe(false);
  expect(hasAnyPin(DOCUMENTED, NOW)).toBeNull();
});

test.each([
  ['', null, null],
  ['2026-12-01T18:00', Date.parse('2026-12-02T00:00:00Z'), null],
  ['2026-11-21T10:41', NOW, 'inFuture'],
  ['soon', null, 'date'],
  // Skipped by the change of the clock on March 14.
  ['2027-03-14T02:30', Date.parse('2027-03-14T08:30:00Z'), null],
])('[commerce 3] reads the end %j in the zone of the account', (typed, at, problem) => {
  expect(typedInstant(typed, zone.timeZone)).toBe(at);
  expect(endProblem(typed, zone)?.text ?? null).toBe(problem);
});

test('[commerce 3] has a time for each state, of the key locker or of the vehicle', () => {
  const vehicle = aVehicle();
  const last = vehicle.last_known_state;
  const lastAt = Date.parse(last?.timestamp ?? '');
  const own = { ...DOCUMENTED, reported_at: '2026-11-21T16:40:00Z', engine_on: true, doors_locked: false };
  expect(stateLines(own, vehicle).map(({ name, isOn, at }) => [name, isOn, at])).toEqual([
    ['armed', true, NOW - 60_000],
    ['key', true, NOW - 60_000],
    ['door', false, NOW - 60_000],
    ['engine', true, NOW - 60_000],
    ['doors', false, NOW - 60_000],
  ]);
  const documented = stateLines(DOCUMENTED, vehicle);
  expect(documented.find(({ name }) => name === 'armed')?.at).toBeNull();
  expect(documented.find(({ name }) => name === 'doors')).toEqual({
    name: 'doors',
    isOn: last?.armed ?? null,
    at: lastAt,
  });
  const unknown = stateLines(DOCUMENTED, { last_known_state: null });
  expect(unknown.find(({ name }) => name === 'doors')).toEqual({ name: 'doors', isOn: null, at: null });
});

test('[core 3] shows the voltage of the last known state where the key locker reports none', () => {
  const vehicle = aVehicle();
  const last = vehicle.last_known_state;
  const known = { ...vehicle, last_known_state: last && { ...last, keylocker: { main_battery_voltage: 12.4 } } };
  expect(voltageOf(DOCUMENTED, known)).toEqual({ volts: 12.4, at: Date.parse(last?.timestamp ?? '') });
  expect(voltageOf({ ...DOCUMENTED, main_battery_voltage: 12.6 }, known).volts).toBe(12.6);
  expect(voltageOf(DOCUMENTED, { last_known_state: null })).toEqual({ volts: null, at: null });
});

test('[commerce 6] only the owner sets PINs, and not while the device takes no settings', () => {
  const viewer = { user: { vehicle_access: [] }, now: NOW };
  expect(pinGate(aVehicle(), viewer)).toEqual({ allowed: true });
  expect(pinGate(aVehicle({ isShared: true }), viewer)).toEqual({ allowed: false, reason: 'owner_only' });
  expect(pinGate(aVehicle(), { ...viewer, isOffline: true })).toEqual({ allowed: false, reason: 'offline' });
});
