import { expect, test } from 'vitest';
import { aVehicle } from './vehicle.fixture.ts';
import { isStale, lapse, mayResume, vehicleState } from './vehicle-state.ts';

const NOW = Date.parse('2026-11-21T16:00:00Z');
const report = (timestamp: string, rest = {}) => ({ last_known_state: { timestamp, ...rest } });

test.each([
  ['moves', report('2026-11-21T15:59:00Z', { speed: 31 }), 'moving'],
  ['stands', report('2026-11-21T15:59:00Z', { speed: 0 }), 'parked'],
  [
    'stands with its engine on',
    report('2026-11-21T15:59:00Z', { speed: 0, controller: { engine_on: true } }),
    'parked',
  ],
  ['has its ignition on and reports no speed', report('2026-11-21T15:59:00Z', { ignition_on: true }), 'moving'],
  ['has its ignition off and reports no speed', report('2026-11-21T15:59:00Z', { ignition_on: false }), 'parked'],
  ['sounds its alarm while moving', report('2026-11-21T15:59:00Z', { speed: 9, panic_status: true }), 'alarm'],
  ['reported two hours ago', report('2026-11-21T14:00:00Z'), 'parked'],
  ['last reported four hours ago', report('2026-11-21T12:00:00Z'), 'offline'],
  ['is in deep sleep since noon', { ...report('2026-11-21T12:00:00Z'), power_save_settings: { mode: 2 } }, 'parked'],
  ['never reported', { last_known_state: null }, 'offline'],
  ['is paused', { ...report('2026-11-21T15:59:00Z'), device_state: 'paused' }, 'paused'],
  ['has expired', { ...report('2026-11-21T15:59:00Z'), plan_renewal_date: '2026-11-21T15:59:59Z' }, 'expired'],
])('a vehicle that %s', (_, changes, state) => {
  expect(vehicleState(aVehicle(changes), NOW)).toBe(state);
});

test('[commerce 6] a device with a replacement order is neither paused nor expired', () => {
  const ordered = { replacement_order_placed: true, plan_renewal_date: '2025-01-01T00:00:00Z' };
  expect(lapse({ ...ordered, device_state: 'paused' }, NOW)).toBeNull();
  expect(lapse({ ...ordered, device_state: 'installed' }, NOW)).toBeNull();
});

test('a position is stale if the vehicle is offline, or moves without reporting', () => {
  const reported = (timestamp: string) => ({ last_known_state: { timestamp } });
  expect(isStale('offline', reported('2026-11-14T16:00:00Z'), NOW)).toBe(true);
  expect(isStale('offline', { last_known_state: null }, NOW)).toBe(false);
  expect(isStale('moving', reported('2026-11-21T15:56:59Z'), NOW)).toBe(true);
  expect(isStale('moving', reported('2026-11-21T15:57:00Z'), NOW)).toBe(false);
  expect(isStale('parked', reported('2026-11-21T14:00:00Z'), NOW)).toBe(false);
});

const PASSED = '2026-10-01T00:00:00Z';
test.each([
  ['has paid days ahead', { plan_renewal_date: '2026-12-24T00:00:00Z', autorenewal: false }, true],
  ['has lapsed, says its billing', { plan_renewal_date: PASSED, autorenewal: false }, false],
  ['is past its date, without billing', { plan_renewal_date: PASSED }, true],
  ['is longer past its date than a pause lasts', { plan_renewal_date: '2026-08-01T00:00:00Z' }, false],
  ['is shared, whose billing is unknown', { plan_renewal_date: PASSED, isShared: true }, false],
  ['has no date', { plan_renewal_date: null }, false],
  ['is not paused', { plan_renewal_date: PASSED, device_state: 'installed' }, false],
])('[commerce 4] a pause may end without a purchase if the vehicle %s: %j, %s', (_, changes, may) => {
  expect(mayResume(aVehicle({ device_state: 'paused', ...changes }), NOW)).toBe(may);
});
