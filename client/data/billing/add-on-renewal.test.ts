import { expect, test } from 'vitest';
import { calls, LOST, PAID, REQUEST, tab, withPayments } from './payments.fixture.ts';

withPayments();

test('[commerce 4] names the vehicle whose add-on renewal could not be turned off', async () => {
  const { pay, usePurchase } = await tab();
  calls.setAddOnAutorenewal.mockRejectedValue(LOST);
  expect(await pay(REQUEST)).toEqual({ kind: 'paid' });
  expect(usePurchase.getState().autorenewalFailure).toEqual(['Van 09']);
});

test.each([
  ['the device', []],
  ['its vehicle', [{ vehicle_id: null, plan_add_ons: [] }]],
  ['the add-on', [{ vehicle_id: 7, plan_add_ons: [] }]],
])('[commerce 8] names the vehicle whose add-on may renew, because %s was not found', async (_what, results) => {
  const { pay, usePurchase } = await tab();
  calls.listDevices.mockResolvedValue({ results });
  expect(await pay(REQUEST)).toEqual({ kind: 'paid' });
  expect(usePurchase.getState().autorenewalFailure).toEqual(['Van 09']);
});

test('[commerce 4] an add-on that begins after a trial has no renewal to turn off yet', async () => {
  const { pay, usePurchase } = await tab();
  const line_items = PAID.line_items.map((line) => ({ ...line, is_payment_deferred: true }));
  calls.createPayment.mockResolvedValue({ ...PAID, line_items });
  expect(await pay(REQUEST)).toEqual({ kind: 'paid' });
  expect(calls.listDevices).not.toHaveBeenCalled();
  expect(usePurchase.getState().autorenewalFailure).toEqual([]);
});

test('[commerce 4] an add-on that was free keeps its renewal', async () => {
  const { pay } = await tab();
  const line_items = PAID.line_items.map((line) => ({ ...line, plan_add_on_price: 0 }));
  calls.createPayment.mockResolvedValue({ ...PAID, line_items });
  await pay(REQUEST);
  expect(calls.listDevices).not.toHaveBeenCalled();
});

test('[commerce 4] leaves alone an add-on whose renewal is off already', async () => {
  const { pay, usePurchase } = await tab();
  const plan_add_ons = [{ device_plan_add_on_id: 91, plan_add_on_id: 'streaming-month', auto_renew: false }];
  calls.listDevices.mockResolvedValue({ results: [{ vehicle_id: 7, plan_add_ons }] });
  await pay(REQUEST);
  expect(calls.listDevices).toHaveBeenCalledWith({ device_key: 'a' });
  expect(calls.setAddOnAutorenewal).not.toHaveBeenCalled();
  expect(usePurchase.getState().autorenewalFailure).toEqual([]);
});

test('[commerce 4] turns off the bought add-on alone, of a device whose vehicle the list of vehicles names', async () => {
  const { pay } = await tab();
  const { queryClient } = await import('../query-client.ts');
  const { vehiclesQuery } = await import('../vehicles/queries.ts');
  queryClient.setQueryData(vehiclesQuery().queryKey, [
    { id: 6, device_key: 'b' },
    { id: 8, device_key: 'a' },
  ] as never);
  const other = { device_plan_add_on_id: 90, plan_add_on_id: 'streaming-trial', auto_renew: true };
  const bought = { device_plan_add_on_id: 91, plan_add_on_id: 'streaming-month' };
  calls.listDevices.mockResolvedValue({ results: [{ plan_add_ons: [other, bought] }] });
  await pay(REQUEST);
  expect(calls.setAddOnAutorenewal).toHaveBeenCalledExactlyOnceWith({
    vehicle_id: 8,
    device_plan_add_ons: [{ device_plan_add_on_id: 91, auto_renew: false }],
  });
});

test('[commerce 4] reports a renewal that could not be turned off once, and does not try again in the same session', async () => {
  const { pay } = await tab();
  calls.setAddOnAutorenewal.mockRejectedValue(LOST);
  await pay(REQUEST);
  const { finishPurchase } = await import('./payments.ts');
  expect(await finishPurchase()).toEqual([]);
  expect(calls.setAddOnAutorenewal).toHaveBeenCalledTimes(1);
});
