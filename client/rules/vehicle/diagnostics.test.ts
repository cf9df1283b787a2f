import { expect, test } from 'vitest';
import type { Vehicle } from '../../api/model.ts';
import { codesGate, dismissGate, urgencyOf } from './diagnostics.ts';
import { aVehicle } from './vehicle.fixture.ts';

const plan = aVehicle().pricing_plan;
const BASIC = { ...plan, level: 1, dtc_events: true };
const WITHOUT = { ...plan, dtc_events: false };
const NOW = Date.parse('2026-11-21T16:00:00Z');
const reason = (gate: { allowed: true } | { allowed: false; reason: string }) => (gate.allowed ? null : gate.reason);

test.each<[product: string, onPremium: string | null]>([
  ['ft-x1r', null],
  ['ft-x1max', null],
  ['ft-x2max', null],
  ['ft-xc2', null],
  ['ft-xc', 'not_supported'],
  ['ft-xt', 'not_supported'],
  ['ft-dr3400-lte', 'not_supported'],
  ['ft-dr3100-gps', 'not_supported'],
  ['ft-x9', null],
])('[core 6] trouble codes need a supported product: %s', (product_name, expected) => {
  expect(reason(codesGate(aVehicle({ product_name })))).toBe(expected);
  expect(reason(codesGate(aVehicle({ product_name, pricing_plan: BASIC })))).toBe(expected ?? 'basic_plan');
  expect(reason(codesGate(aVehicle({ product_name, pricing_plan: WITHOUT })))).toBe(expected ?? 'plan');
});

const guest = (level: Vehicle['access_level']): Partial<Vehicle> => ({ isShared: true, access_level: level ?? null });

test.each<[what: string, expected: string | null, changes: Partial<Vehicle>, situation?: object]>([
  ['the owner', null, {}],
  ['a guest with full access', null, guest('Full Access')],
  ['a guest with partial access', 'access', guest('Partial Access')],
  ['a guest with read-only access', 'access', guest('Read Only')],
  ['a guest with a level only in their own entry', 'access', guest(null)],
  ['an owner during exclusive access of another user', 'exclusive_access', {}, { isExclusiveToOther: true }],
  ['any user without a network', 'offline', guest('Read Only'), { isOffline: true }],
  ['a paused plan', 'paused', { device_state: 'paused' }],
  ['an expired plan', 'expired', { plan_renewal_date: '2026-11-20T00:00:00Z' }],
  ['a device in deep sleep', 'deep_sleep', { power_save_settings: { mode: 2 } }],
  ['a Basic plan', 'basic_plan', { pricing_plan: BASIC }],
  ['a product without codes', 'not_supported', { product_name: 'ft-xt' }],
])('[core 2.8, core 6] whether a code can be dismissed: %s', (_what, expected, changes, situation = {}) => {
  const user = { vehicle_access: [] };
  const gate = dismissGate(aVehicle(changes), {
    user,
    now: NOW,
    isOffline: false,
    isExclusiveToOther: false,
    ...situation,
  });
  expect(reason(gate)).toBe(expected);
});

test("[core 6] a guest's level may be only in their own access entry", () => {
  const entry = {
    vehicle: 12,
    subscriber: 11,
    access_level: 'Full Access',
    exclusive_access: false,
    access_start: null,
    access_end: null,
  } as const;
  const situation = { user: { vehicle_access: [entry] }, now: NOW, isOffline: false, isExclusiveToOther: false };
  expect(dismissGate(aVehicle(guest(null)), situation)).toEqual({ allowed: true });
});

test('[core 2.8] reads the urgency from the first word of the text', () => {
  expect(urgencyOf('Moderate. Drive gently to a shop.')).toEqual({
    level: 'moderate',
    text: 'Drive gently to a shop.',
  });
  expect(urgencyOf('HIGH: Stop now.')).toEqual({ level: 'high', text: 'Stop now.' });
  expect(urgencyOf('Low. Have it checked.').level).toBe('low');
  expect(urgencyOf('Lower the speed.')).toEqual({ level: null, text: 'Lower the speed.' });
  expect(urgencyOf('High.')).toEqual({ level: null, text: 'High.' });
  expect(urgencyOf('')).toEqual({ level: null, text: '' });
});
