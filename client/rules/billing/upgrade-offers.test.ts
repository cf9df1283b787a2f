import { expect, test } from 'vitest';
import { aSubscription } from './subscribed.fixture.ts';
import { moduleBlockedBy, upgradeOffers } from './upgrade-offers.ts';

const offer = { product_id: 1, sku: 'X1MAX-LTE', discount_percent: 60, price: 20, is_mandatory: false };
const offered = (device_key: string, changes: Partial<typeof offer> = {}, replacement_order_placed = false) =>
  aSubscription({ device: { device_key, replacement_order_placed, upgrade_offer: { ...offer, ...changes } } });

test('[commerce 9] lists mandatory upgrades first, and none that is ordered', () => {
  const all = [offered('A'), offered('B', { is_mandatory: true }), offered('C', {}, true), aSubscription()];
  expect(upgradeOffers(all).map(({ device }) => device.device_key)).toEqual(['B', 'A']);
});

test('[commerce 4] a plan in the cart blocks a module upgrade', () => {
  const [one] = upgradeOffers([offered('A')]);
  if (!one) throw new Error('no offer');
  expect(moduleBlockedBy(one, [])).toBeNull();
  expect(moduleBlockedBy(one, [{ device_key: 'B', plan_id: 'premium-year' }])).toBe('plans');
  expect(moduleBlockedBy(one, [{ device_key: 'A', product_id: 1 }])).toBe('inCart');
});

test('[commerce 4] another product of a device, or the same product of another device, is not in the cart', () => {
  const [one] = upgradeOffers([offered('A')]);
  if (!one) throw new Error('no offer');
  expect(moduleBlockedBy(one, [{ device_key: 'A', product_id: 2 }])).toBeNull();
  expect(moduleBlockedBy(one, [{ device_key: 'B', product_id: 1 }, { product_id: 1 }])).toBeNull();
});
