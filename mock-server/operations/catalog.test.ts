import { expect, test } from 'vitest';
import { createMock } from '../../tests/support/mock.ts';

const mock = createMock();
const read = async (persona: string, path: string) => (await mock.as(await mock.world(), persona))('GET', path);
type Offer = { id: string; price: number; savings_over_monthly: number; plan_add_ons: { id: string; price: number }[] };

test('[commerce 7] lists the products of the country, those of other channels with their flag', async () => {
  const { body } = await read('owner-canadian', '/api/v1/products');
  expect(body).toContainEqual(
    expect.objectContaining({
      sku: 'X1R-LTE',
      category: 'module',
      shipping_delay: true,
      is_b2c_product: true,
      currency: 'CAD',
      price_without_plan: 80,
      price_with_level_2_yearly: 40,
    }),
  );
  expect((body as { is_b2c_product: boolean }[]).some(({ is_b2c_product }) => !is_b2c_product)).toBe(true);
});

test('[commerce 7] offers a dash cam its plans, with what a year saves and what streaming costs', async () => {
  const { body } = await read('owner', '/api/plans/upgrade?device_key=GG-20417-A7');
  const offers = body as Offer[];
  const year = offers.find(({ id }) => id === 'premium-year');
  expect(year).toMatchObject({ price: 134.28, savings_over_monthly: 9.6 });
  expect(year?.plan_add_ons.find(({ id }) => id === 'streaming-month')).toMatchObject({ price: 11.99 });
  expect(offers.some(({ id }) => id.startsWith('tracking') || id.startsWith('trial'))).toBe(false);
});

test('[commerce 7] offers a tracker its own plans, without streaming', async () => {
  const { body } = await read('owner', '/api/plans/upgrade?device_key=GG-41873-T1');
  const offers = body as Offer[];
  expect(offers.map(({ id }) => id.split('-')[0])).toEqual(offers.map(() => 'tracking'));
  expect(offers.flatMap(({ plan_add_ons }) => plan_add_ons)).toEqual([]);
});
