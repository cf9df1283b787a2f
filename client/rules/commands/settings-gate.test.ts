import { expect, test } from 'vitest';
import type { Vehicle, VehicleAccess } from '../../api/model.ts';
import { aVehicle } from '../vehicle/vehicle.fixture.ts';
import {
  configurationGate,
  infoGate,
  type SettingsDisabledReason,
  type SettingsViewer,
  settingsDisabledReasonOfCode,
  settingsGate,
} from './settings-gate.ts';

const NOW = Date.parse('2026-11-21T16:00:00Z');
const viewer = (changes: Partial<SettingsViewer> = {}): SettingsViewer => ({
  user: { vehicle_access: [] },
  now: NOW,
  ...changes,
});
const access = (changes: Partial<VehicleAccess>): Partial<SettingsViewer> => ({
  user: {
    vehicle_access: [
      {
        vehicle: 12,
        subscriber: 11,
        access_level: 'Full Access',
        exclusive_access: false,
        access_start: null,
        access_end: null,
        ...changes,
      },
    ],
  },
});
const shared = (access_level: Vehicle['access_level']): Partial<Vehicle> => ({ isShared: true, access_level });

type Row = readonly [
  title: string,
  vehicle: Partial<Vehicle>,
  viewer: Partial<SettingsViewer>,
  switches: SettingsDisabledReason | null,
  odometer: SettingsDisabledReason | null,
];

const TABLE: readonly Row[] = [
  ['an owner changes settings', {}, {}, null, null],
  ['[commerce 6] a guest with full access too', shared('Full Access'), access({}), null, null],
  [
    '[commerce 6] partial access commands and does not set',
    shared('Partial Access'),
    {},
    'partial_access',
    'partial_access',
  ],
  ['[commerce 6] read-only access blocks control', shared('Read Only'), {}, 'read_only', 'read_only'],
  ['a guest without a known level', shared(null), {}, 'read_only', 'read_only'],
  [
    '[commerce 3] full access that has not begun',
    shared('Full Access'),
    access({ access_start: '2026-11-22T00:00:00Z' }),
    'read_only',
    'read_only',
  ],
  [
    '[commerce 3] full access that is over',
    shared('Full Access'),
    access({ access_end: '2026-11-21T16:00:00Z' }),
    'read_only',
    'read_only',
  ],
  ['[core 4] a paused device', { device_state: 'paused' }, {}, 'paused', 'paused'],
  ['[core 4] an expired plan', { plan_renewal_date: '2026-11-21T16:00:00Z' }, {}, 'expired', 'expired'],
  [
    '[commerce 6] a replacement order exempts',
    { device_state: 'paused', replacement_order_placed: true },
    {},
    null,
    null,
  ],
  ['[core 5] deep sleep', { power_save_settings: { mode: 2 } }, {}, 'deep_sleep', 'deep_sleep'],
  ['[core 6] a tracking-only plan still has an odometer', { tracking_only: true }, {}, 'tracking_only', null],
  ['[core 4] an outage of its family', {}, { interruption: 'OUTAGE' }, 'outage', 'outage'],
  ['[core 4] maintenance', {}, { interruption: 'MAINTENANCE' }, 'maintenance', 'maintenance'],
  [
    '[commerce 3] exclusive access of another user',
    {},
    { isExclusiveToOther: true },
    'exclusive_access',
    'exclusive_access',
  ],
  ['without a network', {}, { isOffline: true }, 'offline', 'offline'],
  ['[commerce 4] a pending transfer locks the info, not the device', { is_pending_transfer: true }, {}, null, null],
];

test.each(TABLE)('%s', (_title, vehicle, who, switches, odometer) => {
  const reasonOf = (gate: ReturnType<typeof settingsGate>) => (gate.allowed ? null : gate.reason);
  expect(reasonOf(settingsGate(aVehicle(vehicle), viewer(who)))).toBe(switches);
  expect(reasonOf(configurationGate(aVehicle(vehicle), viewer(who)))).toBe(odometer);
});

test('missing access comes before the state of the device', () => {
  const vehicle = aVehicle({ ...shared('Read Only'), device_state: 'paused', tracking_only: true });
  expect(settingsGate(vehicle, viewer())).toEqual({ allowed: false, reason: 'read_only' });
});

test.each<[string, Partial<Vehicle>, boolean, string | null]>([
  ['an owner can change it', {}, false, null],
  ['[commerce 4] not while a transfer is pending', { is_pending_transfer: true }, true, 'pending_transfer'],
  ['[commerce 6] not by a guest without full access', shared('Partial Access'), false, 'access'],
  ['[commerce 3] not during exclusive access of another user', {}, true, 'exclusive_access'],
  ['an expired plan does not matter', { plan_renewal_date: '2026-11-20T00:00:00Z' }, false, null],
  [
    '[commerce 6] not of a restricted vehicle',
    { device_state: 'paused', plan_renewal_date: '2026-11-20T00:00:00Z' },
    false,
    'restricted',
  ],
])('the info of a vehicle: %s', (_title, vehicle, isExclusiveToOther, reason) => {
  const gate = infoGate(aVehicle(vehicle), { user: { country: 'US' }, now: NOW, isExclusiveToOther });
  expect(gate.allowed ? null : gate.reason).toBe(reason);
});

test('[commerce 8] maps the codes of a refusal to disabled reasons', () => {
  expect(
    ['INSTALLER_REQUIRED', 'PARTIAL_ACCESS', 'EXCLUSIVE_ACCESS', 'NEWS', null].map(settingsDisabledReasonOfCode),
  ).toEqual(['installer_required', 'partial_access', 'exclusive_access', null, null]);
});
