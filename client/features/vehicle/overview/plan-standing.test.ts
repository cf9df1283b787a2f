import { expect, test } from 'vitest';
import { aVehicle } from '../../../rules/vehicle/vehicle.fixture.ts';
import { dataUse, dateMeaning, planStanding } from './plan-standing.ts';

const NOW = Date.parse('2026-11-21T16:00:00Z');
const trial = { ...aVehicle().pricing_plan, is_trial: true };

test.each([
  ['active', aVehicle({ autorenewal: true })],
  ['active', aVehicle()],
  ['ends', aVehicle({ autorenewal: false })],
  ['trial', aVehicle({ autorenewal: false, pricing_plan: trial })],
  ['paused', aVehicle({ device_state: 'paused', pricing_plan: trial })],
  ['expired', aVehicle({ plan_renewal_date: '2026-11-21T16:00:00Z', autorenewal: false })],
  ['active', aVehicle({ replacement_order_placed: true })],
  ['replacement', aVehicle({ device_state: 'paused', replacement_order_placed: true, autorenewal: false })],
  ['replacement', aVehicle({ plan_renewal_date: '2026-11-20T16:00:00Z', replacement_order_placed: true })],
] as const)('[commerce 4] a plan is %s', (standing, vehicle) => {
  expect(planStanding(vehicle, NOW)).toBe(standing);
});

test('[commerce 4] labels the date of a plan as renewal, end, or due', () => {
  const comes = { renews: true, isOver: false };
  expect(dateMeaning('active', comes)).toBe('renews');
  expect(dateMeaning('ends', { renews: false, isOver: false })).toBe('ends');
  expect(dateMeaning('active', { renews: undefined, isOver: false })).toBe('due');
  expect(dateMeaning('paused', { renews: false, isOver: false })).toBe('due');
  expect(dateMeaning('replacement', comes)).toBe('due');
  expect(dateMeaning('expired', { renews: true, isOver: true })).toBe('ended');
  expect(dateMeaning('replacement', { renews: true, isOver: true })).toBe('ended');
});

test('[commerce 9] converts data to GB of 1024 MB, without data usage returns null', () => {
  const plan = aVehicle().pricing_plan;
  const usage = { cellular_percentage_used: 62, cellular_usage_allowed_mb: 2_048, cellular_used_mb: 1_270 };
  expect(dataUse({ pricing_plan: { ...plan, plan_add_on_usage: { ...usage, bonus_data_mb: 512 } } })).toEqual({
    percent: 62,
    used: 1.240234375,
    total: 2,
    bonus: 0.5,
  });
  expect(dataUse({ pricing_plan: { ...plan, plan_add_on_usage: null } })).toBeNull();
  expect(dataUse({ pricing_plan: plan })).toBeNull();
});
