import { expect, test } from 'vitest';
import type { VehicleAccess } from '../../api/model.ts';
import { aVehicle } from '../vehicle/vehicle.fixture.ts';
import { commandGate, disabledReasonOfCode } from './command-gate.ts';

const NOW = Date.parse('2026-11-21T16:00:00Z');
const owner = { user: { vehicle_access: [] }, now: NOW };
const access = (changes: Partial<VehicleAccess>): VehicleAccess => ({
  vehicle: 12,
  subscriber: 11,
  access_level: 'Partial Access',
  exclusive_access: false,
  access_start: null,
  access_end: null,
  ...changes,
});
const guest = (changes: Partial<VehicleAccess>) => ({ user: { vehicle_access: [access(changes)] }, now: NOW });

test('an owner can lock and refresh', () => {
  expect(commandGate(aVehicle(), 'arm', owner)).toEqual({ allowed: true });
  expect(commandGate(aVehicle(), 'location', owner)).toEqual({ allowed: true });
});

test('[core 6] commands are unavailable on tracking-only plans except refresh', () => {
  const tracker = aVehicle({ tracking_only: true });
  expect(commandGate(tracker, 'disarm', owner)).toEqual({ allowed: false, reason: 'tracking_only' });
  expect(commandGate(tracker, 'location', owner)).toEqual({ allowed: true });
});

test.each([
  ['paused', { device_state: 'paused' }],
  ['expired', { plan_renewal_date: '2026-11-20T00:00:00Z' }],
  ['deep_sleep', { power_save_settings: { mode: 2 } }],
])('[core 5] %s vehicles take no command', (reason, changes) => {
  expect(commandGate(aVehicle(changes), 'location', owner)).toEqual({ allowed: false, reason });
});

test('[core 6] read-only access blocks control, partial access does not', () => {
  const shared = aVehicle({ isShared: true });
  expect(commandGate(shared, 'arm', guest({ access_level: 'Read Only' }))).toEqual({
    allowed: false,
    reason: 'read_only',
  });
  expect(commandGate(shared, 'arm', guest({}))).toEqual({ allowed: true });
});

test('[commerce 6] access outside its window does not allow commands', () => {
  const shared = aVehicle({ isShared: true });
  expect(commandGate(shared, 'arm', guest({ access_start: '2026-11-22T00:00:00Z' })).allowed).toBe(false);
  expect(commandGate(shared, 'arm', guest({ access_end: '2026-11-21T16:00:00Z' })).allowed).toBe(false);
  expect(commandGate(shared, 'arm', guest({ access_end: '2026-11-21T16:00:01Z' })).allowed).toBe(true);
});

test('maps known codes to a disabled reason, and unknown codes to none', () => {
  expect([disabledReasonOfCode('READ_ONLY'), disabledReasonOfCode('OUTAGE')]).toEqual(['read_only', 'outage']);
  expect([disabledReasonOfCode('SOMETHING_NEW'), disabledReasonOfCode(null)]).toEqual([null, null]);
});

test('commands cannot be sent without a network', () => {
  const viewer = { user: { vehicle_access: [] }, now: Date.parse('2026-11-21T16:00:00Z') };
  expect(commandGate(aVehicle(), 'arm', { ...viewer, isOffline: true })).toEqual({ allowed: false, reason: 'offline' });
  expect(commandGate(aVehicle(), 'arm', viewer)).toEqual({ allowed: true });
});
