import { expect, test } from 'vitest';
import { dataPeriod, usedUpAt } from './data-pace.ts';
import { aSubscription } from './subscribed.fixture.ts';

const at = (day: string) => Date.parse(`2026-${day}T12:00:00Z`);
const NOVEMBER = { start: at('11-01'), end: at('12-01') };

test('[commerce 9] projects the day when the data is used up from the pace of the period', () => {
  // A tenth a day.
  expect(usedUpAt(NOVEMBER, at('11-06'), { used: 1, total: 2 })).toBe(at('11-11'));
  expect(usedUpAt(NOVEMBER, at('11-16'), { used: 1.2, total: 2 })).toBe(at('11-26'));
});

test.each([
  ['the pace does not reach the total', NOVEMBER, at('11-16'), 1, 2],
  ['it is the first day', NOVEMBER, at('11-01') + 3_600_000, 1, 2],
  ['nothing was used', NOVEMBER, at('11-16'), 0, 2],
  ['it is used up', NOVEMBER, at('11-16'), 2, 2],
  ['the period is not known', null, at('11-16'), 1.9, 2],
  ['the period has ended', NOVEMBER, at('12-02'), 1.9, 2],
  ['the period has not begun', NOVEMBER, at('10-20'), 1.9, 2],
])('[commerce 9] projects nothing if %s', (_why, period, now, used, total) => {
  expect(usedUpAt(period, now, { used, total })).toBeNull();
});

const addOn = { device_plan_add_on_id: 1, plan_add_on_id: 'streaming-month', expiration: '2026-12-01T12:00:00Z' };

test('[commerce 9] a period of data is the paid month of the add-on, or the 30 days of a trial', () => {
  const { device } = aSubscription({ device: { plan_add_ons: [addOn] } });
  expect(dataPeriod(device, at('11-16'))).toEqual(NOVEMBER);
  const trial = { id: 'streaming-month', is_available: true, is_trial: true, price: 0 };
  const tried = aSubscription({ device: { plan_add_ons: [addOn] }, plan: { plan_add_ons: [trial] } }).device;
  expect(dataPeriod(tried, at('11-16'))).toEqual({ start: at('11-01'), end: at('12-01') });
});

test('[commerce 9] no period of data without an add-on or its end', () => {
  expect(dataPeriod(aSubscription().device, at('11-16'))).toBeNull();
  const { device } = aSubscription({ device: { plan_add_ons: [{ ...addOn, expiration: null }] } });
  expect(dataPeriod(device, at('11-16'))).toBeNull();
});
