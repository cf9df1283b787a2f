import { expect, test } from 'vitest';
import type { Device, PlanAddOnUsage, Vehicle, VehicleAccess } from '../../api/model.ts';
import { aVehicle } from '../vehicle/vehicle.fixture.ts';
import { hasCamera, liveViewDisabledReasonOfCode, liveViewGate } from './live-view-gate.ts';

const NOW = Date.parse('2026-11-21T16:00:00Z');
const viewer = { user: { vehicle_access: [] as VehicleAccess[] }, now: NOW };
const plan = (usage: PlanAddOnUsage | null | undefined) => ({
  ...aVehicle().pricing_plan,
  ...(usage !== undefined && { plan_add_on_usage: usage }),
});
const used = (percent: number) => plan({ cellular_percentage_used: percent });
const camera = (changes: Partial<Vehicle> = {}) =>
  aVehicle({ product_name: 'ft-xc2', pricing_plan: used(62), ...changes });
const device = (changes: Partial<Pick<Device, 'camera_settings' | 'pricing_plan'>> = {}) => ({
  pricing_plan: used(62),
  camera_settings: settings(true),
  ...changes,
});
const settings = (cellular: boolean) => ({
  cellular_data: { is_enabled: cellular },
  is_microphone_enabled: true,
  status: { is_microphone_enabled: false },
});

test('[core 6] a camera with a streaming plan and data left can be watched', () => {
  expect(liveViewGate(camera(), device(), viewer)).toEqual({ allowed: true });
  expect(liveViewGate(camera(), null, viewer)).toEqual({ allowed: true });
});

test('[core 6] watching a camera does not need control of the vehicle', () => {
  expect(liveViewGate(camera({ product_name: 'ft-xc' }), device(), viewer)).toEqual({ allowed: true });
});

test.each([
  ['a vehicle without a camera', 'no_camera', aVehicle(), null],
  ['a device that reports no camera', 'no_camera', camera(), device({ camera_settings: null })],
  ['a paused plan', 'paused', camera({ device_state: 'paused' }), device()],
  ['an expired plan', 'expired', camera({ plan_renewal_date: '2026-11-20T00:00:00Z' }), device()],
  ['deep sleep', 'deep_sleep', camera({ power_save_settings: { mode: 2 } }), device()],
  ['a tracking-only plan', 'tracking_only', camera({ tracking_only: true }), device()],
  ['a read-only guest', 'read_only', camera({ isShared: true, access_level: 'Read Only' }), device()],
  ['a plan without streaming', 'no_streaming_plan', camera({ pricing_plan: plan(null) }), null],
  ['a device whose plan has no streaming', 'no_streaming_plan', camera(), device({ pricing_plan: plan(null) })],
  ['all data used', 'data_used_up', camera({ pricing_plan: used(100) }), null],
  ['more than all data used', 'data_used_up', camera(), device({ pricing_plan: used(104.5) })],
  ['cellular data switched off', 'cellular_data_off', camera(), device({ camera_settings: settings(false) })],
] as const)('[core 5] %s: %s', (_what, reason, vehicle, device) => {
  expect(liveViewGate(vehicle, device, viewer)).toEqual({ allowed: false, reason });
});

test.each([
  ['just below the limit', camera({ pricing_plan: used(99.99) }), device({ pricing_plan: used(99.99) })],
  ['a plan with unknown usage', camera({ pricing_plan: plan(undefined) }), null],
  ['a replacement order', camera({ device_state: 'paused', replacement_order_placed: true }), device()],
])('[core 5] %s can be watched', (_what, vehicle, device) => {
  expect(liveViewGate(vehicle, device, viewer)).toEqual({ allowed: true });
});

test('the state of the device is newer than the state in the list of vehicles', () => {
  const full = camera({ pricing_plan: used(100) });
  expect(liveViewGate(full, device({ pricing_plan: used(3) }), viewer)).toEqual({ allowed: true });
});

test.each([
  ['PLAN', 'no_streaming_plan'],
  ['DATA_USED_UP', 'data_used_up'],
  ['CELLULAR_DATA_OFF', 'cellular_data_off'],
  ['NOT_SUPPORTED', 'no_camera'],
  ['EXCLUSIVE_ACCESS', 'exclusive_access'],
  ['READ_ONLY', 'read_only'],
  ['SOMETHING_NEW', null],
  [null, null],
])('the code %s of a refused stream means %s', (code, disabledReason) => {
  expect(liveViewDisabledReasonOfCode(code)).toBe(disabledReason);
});

test.each([
  ['ft-xc', true],
  ['ft-xc2', true],
  ['ft-x2max', false],
  ['ft-xt', false],
])('[core 3] before the device is loaded, %s has a camera: %s', (product_name, has) => {
  expect(hasCamera(aVehicle({ product_name }), null)).toBe(has);
});
