import { expect, test } from 'vitest';
import { paidByYear } from './paid-by-year.ts';

const ZONE = 'America/Chicago';
const receipt = (
  transaction_date: string,
  final_charge: number,
  more: { currency?: string; success?: boolean; payment?: { prepaid_applied: number } } = {},
) => ({
  transaction_date,
  final_charge,
  currency: 'USD',
  ...more,
});

test('[commerce 3] sums payments by year of the time zone, without declined ones and free orders, less refunds', () => {
  const receipts = [
    receipt('2026-05-01T12:00:00Z', 0.1),
    // December 31 in Chicago.
    receipt('2026-01-01T03:00:00Z', 30),
    receipt('2026-06-01T12:00:00Z', 0.2, { success: true }),
    receipt('2026-06-02T12:00:00Z', 500, { success: false }),
    receipt('2026-06-03T12:00:00Z', 0),
    // Paid by account credit.
    receipt('2026-06-04T12:00:00Z', 0, { payment: { prepaid_applied: 9.99 } }),
    receipt('2025-06-01T12:00:00Z', 50),
    receipt('2025-07-01T12:00:00Z', -20),
  ];
  expect(paidByYear(receipts, ZONE)).toEqual([
    { year: '2026', currency: 'USD', amount: 0.3, count: 3, share: 0.005 },
    { year: '2025', currency: 'USD', amount: 60, count: 3, share: 1 },
  ]);
});

test('[commerce 3] keeps the sums of currencies apart', () => {
  const receipts = [
    receipt('2026-05-01T12:00:00Z', 10),
    receipt('2026-05-01T12:00:00Z', 100, { currency: 'CAD' }),
    receipt('2025-05-01T12:00:00Z', -5),
  ];
  expect(paidByYear(receipts, ZONE)).toEqual([
    { year: '2026', currency: 'CAD', amount: 100, count: 1, share: 1 },
    { year: '2026', currency: 'USD', amount: 10, count: 1, share: 1 },
    { year: '2025', currency: 'USD', amount: -5, count: 1, share: 0 },
  ]);
});
