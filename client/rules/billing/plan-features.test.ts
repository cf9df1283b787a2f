import { expect, test } from 'vitest';
import {
  comparedFeatures,
  comparedOffers,
  describingFeatures,
  includes,
  monthlyOf,
  planDifference,
  savingsOverMonthly,
  termsOf,
  withMonthly,
} from './plan-features.ts';

const STREAMING = { id: 'streaming-month', is_available: true, is_trial: false, price: 0, free_for_plan_level: 4 };
const BASIC = {
  level: 1,
  tracking_only: false,
  location_services: false,
  trip_reporting: false,
  dtc_events: false,
  supports_advanced_obd: false,
  is_multi_vehicle_discount_eligible: true,
  plan_add_ons: [],
};
const PREMIUM = { ...BASIC, level: 2, location_services: true, trip_reporting: true, dtc_events: true };
const PLUS = { ...PREMIUM, level: 3, supports_advanced_obd: true, plan_add_ons: [STREAMING] };
const ULTIMATE = { ...PLUS, level: 4 };

test('[commerce 4] names what an upgrade gains', () => {
  expect(planDifference(PREMIUM, PLUS)).toEqual({ gained: ['halfMinute', 'obd'], lost: [] });
  expect(planDifference(PLUS, ULTIMATE)).toEqual({ gained: ['turns', 'streaming'], lost: [] });
});

test('[commerce 4] names what a downgrade loses', () => {
  expect(planDifference(PREMIUM, BASIC)).toEqual({ gained: [], lost: ['positions', 'trips', 'codes'] });
});

test('[commerce 3] describes a plan by its finest interval of positions', () => {
  expect(describingFeatures(BASIC)).toEqual(['commands']);
  expect(describingFeatures(PREMIUM)).toEqual(['commands', 'positions', 'trips', 'codes']);
  expect(describingFeatures(ULTIMATE)).toEqual(['commands', 'turns', 'trips', 'codes', 'obd', 'streaming']);
});

test('[commerce 3] a tracker has positions without commands', () => {
  const tracker = { level: 1, tracking_only: true, location_services: true, trip_reporting: true };
  expect(describingFeatures(tracker)).toEqual(['positions', 'trips']);
});

test('[commerce 3] does not take a feature that an offer leaves out for one that it lacks', () => {
  const bare = { level: 3 };
  expect(includes(bare, 'trips')).toBeNull();
  expect(includes(bare, 'turns')).toBeNull();
  expect(includes(bare, 'streaming')).toBeNull();
  expect(planDifference(PREMIUM, bare)).toBeNull();
  expect(planDifference(PREMIUM, { ...bare, trip_reporting: false })).toEqual({ gained: [], lost: ['trips'] });
});

test('[commerce 3] compares plans by the features that one of them has', () => {
  expect(comparedFeatures([BASIC, PREMIUM])).toEqual(['commands', 'positions', 'trips', 'codes', 'discount']);
  expect(comparedFeatures([{ level: 2 }])).toEqual([]);
});

test('[commerce 9] orders terms and levels', () => {
  const offers = [
    { level: 3, billing_model: '1_year' },
    { level: 2, billing_model: '3_year' },
    { level: 2, billing_model: 'month_to_month' },
    { level: 2, billing_model: '1_year' },
  ];
  expect(termsOf(offers)).toEqual(['month_to_month', '1_year', '3_year']);
  expect(comparedOffers(offers, { term: '1_year' }).map(({ level }) => level)).toEqual([2, 3]);
  expect(comparedOffers(offers, { level: 2 }).map(({ billing_model }) => billing_model)).toEqual([
    'month_to_month',
    '1_year',
    '3_year',
  ]);
});

test('[commerce 3] savings over monthly compare two quotes of the same account', () => {
  // 20 % less on both: 12 × 11.99 against 134.30. List prices say 12.00.
  expect(savingsOverMonthly('1_year', 134.3, 11.99)).toBe(9.58);
  expect(savingsOverMonthly('3_year', 366.39, 11.99)).toBe(65.25);
  expect(savingsOverMonthly('1_year', 150, 11.99)).toBe(0);
  expect(savingsOverMonthly('1_year', 134.3, null)).toBe(0);
  expect(savingsOverMonthly('weekly', 134.3, 11.99)).toBe(0);
});

test('[commerce 3] compares a term with the monthly plan of its level and kind', () => {
  const month = { ...PREMIUM, billing_model: 'month_to_month' as const };
  const year = { ...PREMIUM, billing_model: '1_year' as const };
  const offers = [{ ...month, level: 3 }, { ...month, tracking_only: true }, month, year];
  expect(monthlyOf(year, offers)).toBe(month);
  expect(monthlyOf(month, offers)).toBeNull();
  expect(monthlyOf(year, [year])).toBeNull();
});

test('[commerce 4] asks for the prices of terms only where months are on offer to compare them with', () => {
  const month = { ...PREMIUM, billing_model: 'month_to_month' as const };
  const year = { ...PREMIUM, billing_model: '1_year' as const };
  const other = { ...PREMIUM, billing_model: '2_year' as const, tracking_only: true };
  expect(withMonthly([month, year, other], [month, year, other])).toEqual([year, month]);
  expect(withMonthly([year, other], [year, other])).toEqual([]);
});

test('[commerce 3] compares the terms of one level alone, and knows no months of a month', () => {
  expect(comparedFeatures([{ level: 5, location_services: true }])).toEqual(['positions', 'halfMinute', 'turns']);
  expect(savingsOverMonthly('1_year', null, 11.99)).toBe(0);
  const month = { level: 2, billing_model: 'month_to_month' as const, tracking_only: false };
  expect(monthlyOf({ ...month, billing_model: '1_year' as const }, [{ ...month, level: 3 }])).toBeNull();
  const years = ['6_year', '5_year', '4_year', '3_year', '2_year', '1_year', 'month_to_month'] as const;
  expect(termsOf(years.map((billing_model) => ({ billing_model })))).toEqual(years.toReversed());
});
