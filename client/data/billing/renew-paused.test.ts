import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../lib/storage.fixture.ts';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('window', new EventTarget());
});

const plan = (id: string, is_trial = false) => ({
  id,
  level: 2,
  is_trial,
  billing_model: 'month_to_month',
  tracking_only: false,
});
const vehicle = (device_key: string, pricing_plan = plan('premium-month')) => ({ device_key, pricing_plan }) as never;

/** An account with one card of a country, and the monthly plan on offer. */
async function account(country: string) {
  const { queryClient } = await import('../query-client.ts');
  const { cardsQuery } = await import('./cards-query.ts');
  const { planOffersQuery } = await import('./queries.ts');
  queryClient.setQueryData(cardsQuery().queryKey, [{ id: 1, is_main: true, country, billing_info: { Zip5: '60607' } }]);
  queryClient.setQueryData(planOffersQuery().queryKey, [{ ...plan('premium-month'), price: 11.99 }] as never);
  const { renewPaused } = await import('./renew-paused.ts');
  const { addToCart, useCart } = await import('../../state/cart.ts');
  return { renewPaused, addToCart, lines: () => useCart.getState().lines };
}

test('[core 9] renews paused vehicles, a trial by the month, and skips those in the cart', async () => {
  const { renewPaused, addToCart, lines } = await account('US');
  addToCart({ device_key: 'a', plan_id: 'basic-month' });
  const { added } = await renewPaused([vehicle('a'), vehicle('b'), vehicle('c', plan('premium-trial', true))]);
  expect(added).toHaveLength(2);
  expect(lines()).toEqual([
    { device_key: 'a', plan_id: 'basic-month' },
    { device_key: 'b', plan_id: 'premium-month' },
    { device_key: 'c', plan_id: 'premium-month' },
  ]);
});

test('[core 9] adds nothing if an Australian card pays', async () => {
  const { renewPaused, lines } = await account('AU');
  expect(await renewPaused([vehicle('a')])).toEqual({ added: [], refusal: null });
  expect(lines()).toEqual([]);
});

test('[commerce 4] gives the reason if a module upgrade is in the cart', async () => {
  const { renewPaused, addToCart } = await account('US');
  addToCart({ device_key: 'x', product_id: 3 });
  expect(await renewPaused([vehicle('a')])).toEqual({ added: [], refusal: 'module_upgrade' });
});
