import { expect, test } from 'vitest';
import type { Vehicle } from '../../api/model.ts';
import type { Notices } from '../notices/notices.ts';
import { aVehicle } from '../vehicle/vehicle.fixture.ts';
import { BULK_COMMANDS, type BulkViewer, bulkGate, bulkOffer } from './bulk.ts';

const NOW = Date.parse('2026-11-21T16:00:00Z');
const QUIET: Notices = { outage: null, maintenance: null };
const owner = (notices = QUIET): BulkViewer => ({ user: { vehicle_access: [] }, now: NOW, notices });
const outageOf = (name: string): Notices => ({
  maintenance: null,
  outage: {
    id: 'o-1',
    status: 'identified',
    body: '',
    created_at: '2026-11-21T15:00:00Z',
    affected_components: [{ name, old_status: 'operational', new_status: 'major_outage' }],
  },
});
const maintenance: Notices = {
  outage: null,
  maintenance: {
    id: 'm-1',
    status: 'in_progress',
    body: '',
    created_at: '2026-11-21T15:00:00Z',
    scheduled_for: '2026-11-21T15:00:00Z',
    scheduled_until: '2026-11-21T18:00:00Z',
  },
};

/** Disabled reasons of a vehicle for lock, unlock and refresh. `-` is none. */
const reasons = (changes: Partial<Vehicle>, viewer = owner()) =>
  BULK_COMMANDS.map((command) => {
    const gate = bulkGate(aVehicle(changes), command, viewer);
    return gate.allowed ? '-' : gate.reason;
  }).join(' ');

test.each([
  ['in service', {}, '- - -'],
  ['paused', { device_state: 'paused' }, 'paused paused paused'],
  ['expired', { plan_renewal_date: '2026-11-20T00:00:00Z' }, 'expired expired expired'],
  [
    'to be replaced',
    { device_state: 'paused', plan_renewal_date: '2026-11-20T00:00:00Z', replacement_order_placed: true },
    '- - -',
  ],
  ['deep sleep', { power_save_settings: { mode: 2 } }, 'deep_sleep deep_sleep deep_sleep'],
  ['power save', { power_save_settings: { mode: 1 } }, '- - -'],
  ['tracking only', { tracking_only: true }, 'tracking_only tracking_only -'],
  ['tracker on a tracking-only plan', { tracking_only: true, product_name: 'ft-xt' }, 'tracking_only tracking_only -'],
  ['tracker on a full plan', { product_name: 'ft-xt' }, 'not_supported not_supported -'],
  ['dash cam', { product_name: 'ft-xc' }, 'not_supported not_supported -'],
  ['of a newer product', { product_name: 'ft-z9' }, '- - -'],
  ['shared read-only', { isShared: true, access_level: 'Read Only' }, 'read_only read_only read_only'],
  ['shared with partial access', { isShared: true, access_level: 'Partial Access' }, '- - -'],
  ['paused and shared', { device_state: 'paused', isShared: true, access_level: 'Read Only' }, 'paused paused paused'],
  ['paused and asleep', { device_state: 'paused', power_save_settings: { mode: 2 } }, 'paused paused paused'],
] satisfies [string, Partial<Vehicle>, string][])(
  '[core 5] which of lock, unlock and refresh a vehicle that is %s cannot be selected for, and why',
  (_state, changes, disabled) => {
    expect(reasons(changes)).toBe(disabled);
  },
);

test.each([
  ['an outage of X1', outageOf('X1'), 'ft-x1r', 'outage outage outage'],
  ['an outage of X1', outageOf('X1'), 'ft-dr3400-lte', '- - -'],
  ['an outage of the API', outageOf('API'), 'ft-dr3400-lte', 'outage outage outage'],
  ['maintenance', maintenance, 'ft-xt', 'not_supported not_supported maintenance'],
])('[core 4] %s disables %s', (_what, notices, product_name, disabled) => {
  expect(reasons({ product_name }, owner(notices))).toBe(disabled);
});

test.each([
  ['paused', { device_state: 'paused' }, false],
  ['expired', { plan_renewal_date: '2026-11-20T00:00:00Z' }, false],
  ['deep sleep', { power_save_settings: { mode: 2 } }, false],
  ['tracking only', { tracking_only: true }, true],
  ['dash cam', { product_name: 'ft-xc' }, true],
] satisfies [string, Partial<Vehicle>, boolean][])(
  '[core 5] before a command is chosen, a vehicle that is %s can be ticked: %s',
  (_state, changes, isAllowed) => {
    expect(bulkGate(aVehicle(changes), null, owner()).allowed).toBe(isAllowed);
  },
);

test('[commerce 6] a vehicle that is exclusive to another user cannot be ticked', () => {
  const vehicle = aVehicle();
  const viewer = { ...owner(), exclusiveToOthers: new Set([vehicle.id]) };
  expect(bulkGate(vehicle, 'arm', viewer)).toEqual({ allowed: false, reason: 'exclusive_access' });
  expect(bulkGate(aVehicle({ id: 13 }), 'arm', viewer)).toEqual({ allowed: true });
});

const shared = aVehicle({ isShared: true, access_level: 'Read Only' });
const asleep = aVehicle({ power_save_settings: { mode: 2 } });
test.each([
  ['no vehicle', [], null],
  ['all of them read-only', [shared, shared], { allowed: false, reason: 'read_only' }],
  ['one that can take a command', [shared, aVehicle()], { allowed: true }],
  ['different reasons', [shared, asleep], { allowed: true }],
] satisfies [string, Vehicle[], unknown][])(
  '[core 2.7] whether bulk commands are offered with %s',
  (_case, vehicles, offer) => {
    expect(bulkOffer(vehicles, { user: { vehicle_access: [] }, now: NOW })).toEqual(offer);
  },
);
