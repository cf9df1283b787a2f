import { expect, test } from 'vitest';
import type { KnownAlertType, Vehicle } from '../../api/model.ts';
import { ALERT_TYPES } from '../commands/actions.ts';
import { aVehicle } from '../vehicle/vehicle.fixture.ts';
import { type RuleDisabledReason, ruleGate, sharedReason } from './rule-gate.ts';
import { RULE_GROUPS } from './rule-types.ts';

const NOW = Date.parse('2026-11-21T16:00:00Z');
const GUEST = {
  vehicle_access: [
    {
      vehicle: 12,
      subscriber: 11,
      access_level: 'Full Access' as const,
      exclusive_access: false,
      access_start: null,
      access_end: null,
    },
  ],
};
const shared = (access_level: Vehicle['access_level']): Partial<Vehicle> => ({ isShared: true, access_level });
const withPlan = (plan: Partial<Vehicle['pricing_plan']>): Partial<Vehicle> => ({
  pricing_plan: { ...aVehicle({}).pricing_plan, ...plan },
});
const reasonOf = (vehicle: Partial<Vehicle>, type: KnownAlertType, isExclusiveToOther = false) => {
  const gate = ruleGate(aVehicle(vehicle), type, { user: GUEST, now: NOW, isExclusiveToOther });
  return gate.allowed ? null : gate.reason;
};

test.each<[Partial<Vehicle>, KnownAlertType, RuleDisabledReason | null]>([
  [{}, 'speed_limit', null],
  [{}, 'geofences', null],
  [shared('Full Access'), 'speed_limit', null],
  [shared('Full Access'), 'geofences', 'owner_only'],
  [shared('Partial Access'), 'speed_limit', 'partial_access'],
  [shared('Read Only'), 'speed_limit', 'read_only'],
  [{ device_state: 'paused' }, 'speed_limit', 'paused'],
  [{ plan_renewal_date: '2026-11-20T00:00:00Z' }, 'speed_limit', 'expired'],
  [{ product_name: 'ft-xt' }, 'remote_start_fail', 'not_supported'],
  [{ product_name: 'ft-xt' }, 'speed_limit', null],
  [{ product_name: 'ft-xt' }, 'engine_idle', 'not_supported'],
  [{ product_name: 'ft-xt' }, 'engine', 'not_supported'],
  [{ product_name: 'ft-xt' }, 'ignition', 'not_supported'],
  [{ product_name: 'ft-xt', hardwired_mode: true }, 'engine_idle', null],
  [{ product_name: 'dr3100' }, 'engine_idle', null],
  [{ product_name: 'newer' }, 'remote_start_fail', null],
  [{}, 'dtc', null],
  [{ product_name: 'ft-xt' }, 'dtc', 'not_supported'],
  [withPlan({ name: 'Basic', level: 1 }), 'dtc', 'basic_plan'],
  [withPlan({ dtc_events: false }), 'dtc', 'plan'],
  [withPlan({ name: 'Basic', level: 1 }), 'maintenance_due_date', 'basic_plan'],
  [withPlan({ name: 'Basic', level: 1 }), 'maintenance_mileage_interval', 'basic_plan'],
  [withPlan({ name: 'Basic', level: 1 }), 'speed_limit', null],
  [withPlan({ location_services: false }), 'geofences', 'no_location'],
])('[commerce 6] a vehicle %o with a rule of %s: %s', (vehicle, type, reason) => {
  expect(reasonOf(vehicle, type)).toBe(reason);
});

test('[commerce 3] the owner only views rules while another user has exclusive access', () => {
  expect(reasonOf({}, 'speed_limit', true)).toBe('exclusive_access');
});

test('[commerce 3] the list of rules has each of the 25 alert types once', () => {
  const listed = Object.values(RULE_GROUPS).flat();
  expect(listed).toHaveLength(25);
  expect(listed.toSorted()).toEqual([...ALERT_TYPES].toSorted());
});

test('[core 6] a guest reads their level as the reason before the state of the vehicle, an owner exclusive access', () => {
  const paused = { device_state: 'paused' } as const;
  expect(reasonOf({ ...shared('Read Only'), ...paused }, 'speed_limit')).toBe('read_only');
  expect(reasonOf(paused, 'speed_limit', true)).toBe('exclusive_access');
  expect(reasonOf({}, 'geofences', true)).toBe('exclusive_access');
  expect(reasonOf({ product_name: 'ft-xt', ...paused }, 'engine')).toBe('paused');
  // An owner has no access level.
  expect(ruleGate(aVehicle({}), 'speed_limit', { user: { vehicle_access: [] }, now: NOW })).toEqual({ allowed: true });
});

test.each<[Partial<Vehicle>, RuleDisabledReason | null]>([
  [{}, null],
  [shared('Read Only'), 'read_only'],
  [shared('Partial Access'), 'partial_access'],
  [{ device_state: 'paused' }, 'paused'],
  [{ product_name: 'ft-xt' }, null],
])('[commerce 6] %j: all rules of the vehicle share the reason %s', (vehicle, reason) => {
  const types: KnownAlertType[] = ['speed_limit', 'remote_start_fail', 'engine'];
  const gates = types.map((type) =>
    ruleGate(aVehicle(vehicle), type, { user: GUEST, now: NOW, isExclusiveToOther: false }),
  );
  expect(sharedReason(gates)).toBe(reason);
});
