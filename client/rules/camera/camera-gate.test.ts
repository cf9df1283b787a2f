import { expect, test } from 'vitest';
import type { Vehicle, VehicleAccess } from '../../api/model.ts';
import { aVehicle } from '../vehicle/vehicle.fixture.ts';
import { cameraDisabledReasonOfCode, cameraGate, cameraSettingsGate } from './camera-gate.ts';

const NOW = Date.parse('2026-11-21T16:00:00Z');
const viewer = { user: { vehicle_access: [] as VehicleAccess[] }, now: NOW };
const camera = (changes: Partial<Vehicle> = {}) => aVehicle({ product_name: 'ft-xc2', ...changes });
const guest = (access_level: VehicleAccess['access_level']) => camera({ isShared: true, access_level });
const verdict = (gate: { allowed: true } | { allowed: false; reason: string }) => (gate.allowed ? 'yes' : gate.reason);

/** Commands and settings of the cameras. */
test.each([
  ['an owner', 'yes', 'yes', camera()],
  ['a guest with full access', 'yes', 'yes', guest('Full Access')],
  ['a guest with partial access', 'yes', 'partial_access', guest('Partial Access')],
  ['a guest with read-only access', 'read_only', 'read_only', guest('Read Only')],
  ['a paused plan', 'paused', 'paused', camera({ device_state: 'paused' })],
  ['an expired plan', 'expired', 'expired', camera({ plan_renewal_date: '2026-11-21T15:59:59Z' })],
  ['a replacement order', 'yes', 'yes', camera({ device_state: 'paused', replacement_order_placed: true })],
  ['deep sleep', 'deep_sleep', 'deep_sleep', camera({ power_save_settings: { mode: 2 } })],
  ['a tracking-only plan', 'tracking_only', 'yes', camera({ tracking_only: true })],
  ['a pending transfer', 'yes', 'yes', camera({ is_pending_transfer: true })],
  ['a vehicle without a camera', 'no_camera', 'no_camera', aVehicle()],
] as const)('[core 6] of %s: command %s, settings %s', (_what, command, settings, vehicle) => {
  expect(verdict(cameraGate(vehicle, null, viewer))).toBe(command);
  expect(verdict(cameraSettingsGate(vehicle, null, viewer))).toBe(settings);
});

test('settings cannot be changed without a network', () => {
  expect(cameraSettingsGate(camera(), null, { ...viewer, isOffline: true })).toEqual({
    allowed: false,
    reason: 'offline',
  });
});

test.each([
  ['PARTIAL_ACCESS', 'partial_access'],
  ['NOT_SUPPORTED', 'no_camera'],
  ['INSTALLER_REQUIRED', 'installer_required'],
  ['EXCLUSIVE_ACCESS', 'exclusive_access'],
  ['SOMETHING_NEW', null],
])('the code %s of a refused setting means %s', (code, disabledReason) => {
  expect(cameraDisabledReasonOfCode(code)).toBe(disabledReason);
});
