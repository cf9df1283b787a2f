import { expect, test } from 'vitest';
import { aVehicle } from '../vehicle/vehicle.fixture.ts';
import type { CartLine } from './cart.ts';
import { lineReason } from './line-reason.ts';

const NOW = Date.parse('2026-11-21T16:00:00Z');
const VAN = aVehicle();
const PLAN: CartLine = { device_key: VAN.device_key, plan_id: 'premium-year' };
const STREAMING: CartLine = { device_key: VAN.device_key, plan_add_on_id: 'streaming-month' };
const FACTS = {
  lines: [PLAN],
  vehicle: VAN,
  plans: [{ id: 'premium-year' }],
  products: [
    { id: 1, is_b2c_product: true },
    { id: 9, is_b2c_product: false },
  ],
  now: NOW,
};
const CAMERA = aVehicle({ product_name: 'ft-xc2' });
const NEW_MODULE = { device_key: 'other', product_id: 3 };

test.each([
  ['a vehicle that was transferred', PLAN, { vehicle: null }, 'not_yours'],
  ['a shared vehicle', PLAN, { vehicle: aVehicle({ isShared: true }) }, 'not_yours'],
  ['a plan beside a module upgrade', PLAN, { lines: [PLAN, NEW_MODULE] }, 'conflict'],
  ['a plan that the device cannot have', PLAN, { plans: [{ id: 'basic-year' }] }, 'plan_not_offered'],
  ['streaming without a camera', STREAMING, {}, 'no_camera'],
  ['streaming after the end of the plan', STREAMING, { vehicle: { ...CAMERA, device_state: 'paused' } }, 'plan_first'],
  ['a product that is gone', { product_id: 2 }, { vehicle: null }, 'not_on_sale'],
  ['a product for installers', { product_id: 9 }, { vehicle: null }, 'not_on_sale'],
] as const)('[commerce 8] explains the refusal of %s', (_what, line, facts, reason) => {
  expect(lineReason(line, { ...FACTS, ...facts })).toBe(reason);
});

test.each([
  ['a plan on offer', PLAN, {}],
  ['a plan while the offers are unknown', PLAN, { plans: undefined }],
  ['streaming with a camera', STREAMING, { vehicle: CAMERA }],
  [
    'streaming that is renewed with its plan',
    { ...PLAN, ...STREAMING },
    { vehicle: { ...CAMERA, device_state: 'paused' } },
  ],
  ['a product on sale', { product_id: 1 }, { vehicle: null }],
  ['a product while the products are unknown', { product_id: 2 }, { vehicle: null, products: undefined }],
] as const)('[commerce 8] does not guess why the server refused %s', (_what, line, facts) => {
  expect(lineReason(line, { ...FACTS, ...facts })).toBeNull();
});

test('[commerce 8] an installed tracker has no camera, and a line of another plan is not a conflict with itself', () => {
  expect(lineReason(STREAMING, { ...FACTS, vehicle: aVehicle({ product_name: 'unheard-of' }) })).toBeNull();
  expect(lineReason(NEW_MODULE, { ...FACTS, lines: [NEW_MODULE], products: undefined })).toBeNull();
  const noStreaming = { ...PLAN, plan_add_on_id: 'no-streaming' };
  expect(lineReason(noStreaming, FACTS)).toBeNull();
  expect(lineReason(PLAN, { ...FACTS, plans: [] })).toBe('plan_not_offered');
  expect(lineReason(STREAMING, { ...FACTS, vehicle: CAMERA, plans: [] })).toBeNull();
});
