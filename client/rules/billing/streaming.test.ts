import { expect, test } from 'vitest';
import type { Device, PlanAddOn } from '../../api/model.ts';
import {
  addOnName,
  addOnPrice,
  allowanceOf,
  bonusUse,
  heldAddOns,
  isTrialAddOn,
  paidUntil,
  priceChange,
  streamingOf,
  streamingOffers,
  streamingUse,
} from './streaming.ts';

const NOW = Date.parse('2026-11-22T16:00:00Z');
const STREAMING: PlanAddOn = {
  id: 'streaming-month',
  is_available: true,
  is_trial: false,
  free_for_plan_level: 4,
  cellular_usage_limit_mb: 2048,
  price: 11.99,
  plan_level_price: { 1: 12.99, 2: 11.99, 3: 9.99, 4: 0 },
};

test('[commerce 9] shows the allowance in gigabytes of 1024 megabytes', () => {
  expect(allowanceOf(STREAMING)).toBe(2);
  expect(allowanceOf({})).toBe(0);
});

test('[commerce 4] an add-on costs the price of the plan level, and nothing at its free level only', () => {
  expect([1, 2, 3, 4, 5].map((level) => addOnPrice(STREAMING, level))).toEqual([12.99, 11.99, 9.99, 0, 11.99]);
});

test('[commerce 3] offers the free streaming trial only to a device without an add-on', () => {
  const trial = { ...STREAMING, id: 'streaming-trial', is_trial: true };
  const device = (...held: string[]) =>
    ({
      pricing_plan: { plan_add_ons: [trial, STREAMING, { ...STREAMING, id: 'gone', is_available: false }] },
      plan_add_ons: held.map((plan_add_on_id) => ({ plan_add_on_id, expiration: '2026-12-05T00:00:00Z' })),
    }) as Device;
  const ids = (one: Device, now = NOW) => streamingOffers(one, now).map(({ id }) => id);
  expect(ids(device())).toEqual(['streaming-trial', 'streaming-month']);
  expect(ids(device('streaming-trial'))).toEqual(['streaming-trial', 'streaming-month']);
  expect(ids(device('streaming-month'))).toEqual(['streaming-month']);
  expect(ids(device('streaming-trial'), Date.parse('2026-12-05T00:00:00Z'))).toEqual(['streaming-month']);
});

test('[commerce 3] a device has a streaming add-on until it ends, and can buy it again then', () => {
  const held = { device_plan_add_on_id: 1, plan_add_on_id: 'streaming-month', expiration: '2026-12-05T00:00:00Z' };
  const ends = Date.parse(held.expiration);
  expect(streamingOf([held], ends - 1)).toBe(held);
  expect(streamingOf([held], ends)).toBeNull();
  expect(streamingOf([{ ...held, auto_renew: true }], ends)).toMatchObject({ plan_add_on_id: 'streaming-month' });
  expect(streamingOf([{ ...held, expiration: null }], ends)).toMatchObject({ plan_add_on_id: 'streaming-month' });
  expect(heldAddOns([{ ...held, plan_add_on_id: 'no-streaming' }], ends - 1)).toEqual([]);
});

test('[commerce 3] knows the free trial among the add-ons of a device, which has no renewal to turn on', () => {
  const trial = { ...STREAMING, id: 'streaming-trial', is_trial: true };
  const device = { pricing_plan: { plan_add_ons: [trial, STREAMING] } } as Device;
  const held = (plan_add_on_id: string) => ({ device_plan_add_on_id: 1, plan_add_on_id, expiration: null });
  expect(['streaming-trial', 'streaming-month', 'unknown'].map((id) => isTrialAddOn(device, held(id)))).toEqual([
    true,
    false,
    false,
  ]);
});

test('[commerce 9] compares the price of an add-on at the current and the new level', () => {
  expect(priceChange(STREAMING, { level: 2 }, { level: 3 })).toEqual({ now: 11.99, then: 9.99 });
  expect(priceChange(STREAMING, { level: 2 }, { level: 2 })).toBeNull();
});

test('[commerce 9] states used data, total and bonus', () => {
  const usage = {
    cellular_percentage_used: 62,
    cellular_used_mb: 1270,
    cellular_usage_allowed_mb: 2048,
    bonus_data_mb: 1024,
    bonus_data_used_mb: 256,
  };
  expect(streamingUse(usage)).toEqual({ used: 1270 / 1024, total: 2, percent: 62, isUsedUp: false });
  expect(bonusUse(usage)).toEqual({ used: 0.25, total: 1, percent: 25, isUsedUp: false });
  expect(
    streamingUse({ cellular_percentage_used: 104, cellular_used_mb: 2130, cellular_usage_allowed_mb: 2048 }),
  ).toMatchObject({ percent: 100, isUsedUp: true });
  expect(streamingUse({ cellular_percentage_used: 0 })).toBeNull();
  expect(bonusUse({ cellular_percentage_used: 0 })).toBeNull();
});

test('[commerce 4] the rest of a paid streaming month is lost with another add-on, that of a free one is not', () => {
  const trial = { ...STREAMING, id: 'streaming-trial', is_trial: true };
  const more = { ...STREAMING, id: 'streaming-more' };
  const lost = (plan_add_on_id: string, level: number, expiration: string | null = '2026-12-05T00:00:00Z') =>
    paidUntil(
      { pricing_plan: { level }, plan_add_ons: [{ plan_add_on_id, expiration }] } as Device,
      [trial, STREAMING, more],
      NOW,
    );
  expect(lost('streaming-month', 2)).toBe(Date.parse('2026-12-05T00:00:00Z'));
  expect(lost('streaming-month', 4)).toBeNull();
  expect(lost('streaming-trial', 2)).toBeNull();
  expect(lost('streaming-month', 2, null)).toBeNull();
  expect(lost('streaming-month', 2, '2026-11-01T00:00:00Z')).toBeNull();
});

test('[commerce 3] names an add-on by itself, then as it is offered, then by its id', () => {
  const device = { pricing_plan: { plan_add_ons: [{ ...STREAMING, name: 'Streaming 2 GB' }] } } as Device;
  const held = { device_plan_add_on_id: 1, plan_add_on_id: 'streaming-month', expiration: null };
  expect(addOnName(device, { ...held, name: 'My streaming' })).toBe('My streaming');
  expect(addOnName(device, held)).toBe('Streaming 2 GB');
  expect(addOnName(device, { ...held, plan_add_on_id: 'streaming-old' })).toBe('streaming-old');
  expect(addOnName({ pricing_plan: {} } as Device, held)).toBe('streaming-month');
  expect(isTrialAddOn({ pricing_plan: {} } as Device, held)).toBe(false);
});

test('[commerce 9] an allowance and a bonus are used up at their end, and there may be none', () => {
  const used = { cellular_percentage_used: 100, cellular_used_mb: 2048, cellular_usage_allowed_mb: 2048 };
  expect(streamingUse(used)).toEqual({ used: 2, total: 2, percent: 100, isUsedUp: true });
  expect(streamingUse({ ...used, cellular_percentage_used: 99, cellular_used_mb: 0 })).toMatchObject({
    used: 0,
    isUsedUp: false,
  });
  expect(streamingUse({ ...used, cellular_usage_allowed_mb: 0 })).toBeNull();
  const bonus = (bonus_data_mb: number, bonus_data_used_mb?: number) =>
    bonusUse({ cellular_percentage_used: 0, bonus_data_mb, bonus_data_used_mb });
  expect(bonus(1_024, 1_024)).toEqual({ used: 1, total: 1, percent: 100, isUsedUp: true });
  expect(bonus(1_024, 2_048)).toMatchObject({ percent: 100, isUsedUp: true });
  expect(bonus(1_024)).toEqual({ used: 0, total: 1, percent: 0, isUsedUp: false });
  expect(bonus(0, 10)).toBeNull();
});

test('[commerce 4] an add-on without prices by level costs its price', () => {
  expect(addOnPrice({ id: 'a', is_available: true, is_trial: false, price: 5 }, 2)).toBe(5);
});

test('[commerce 3] a plan without add-ons offers none', () => {
  expect(streamingOffers({ plan_add_ons: [], pricing_plan: {} } as unknown as Device, NOW)).toEqual([]);
});
