import { expect, test } from 'vitest';
import type { Payment, PaymentLine, Receipt } from '../../api/model.ts';
import { orderSteps } from './order-steps.ts';
import { isScheduled } from './receipt-lines.ts';

const PAID_AT = Date.parse('2026-11-21T15:30:00Z');
const change = { kind: 'downgrade', starts_at: '2026-12-04T06:00:00Z', credit: 0, days_left: 13, days_in_term: 30 };
const now = { ...change, kind: 'upgrade', starts_at: '2026-11-21T15:30:00Z' };
const line: PaymentLine = {
  device_key: 'GG-1',
  plan_id: 'premium-month',
  plan_name: 'Premium',
  vehicle_name: 'Van 12',
  payment: { amount: 9.59 },
  is_payment_deferred: false,
  change: now,
};
const later: PaymentLine = { ...line, payment: { amount: 0 }, is_payment_deferred: true, change };
const payment = (line_items: PaymentLine[], final_charge = 0): Payment => ({
  uuid: 'u',
  line_items,
  base_amount: 0,
  final_charge,
});
const receipt = (line_items: PaymentLine[] | null, changes: Partial<Receipt> = {}): Receipt => ({
  uuid: 'u',
  transaction_date: '2026-11-21T15:30:00Z',
  description: 'Premium',
  currency: 'USD',
  final_charge: 9.59,
  payment: line_items && payment(line_items),
  ...changes,
});
const kinds = (...args: Parameters<typeof orderSteps>) => orderSteps(...args).map(({ kind }) => kind);

test('[commerce 4] tells an order as sent, charged and when its plans begin', () => {
  expect(orderSteps(receipt([line, later]), PAID_AT - 4_000)).toEqual([
    { kind: 'sent', at: PAID_AT - 4_000 },
    { kind: 'charged', at: PAID_AT, amount: 9.59 },
    { kind: 'applies' },
    {
      kind: 'begins',
      at: Date.parse('2026-12-04T06:00:00Z'),
      planId: 'premium-month',
      plan: 'Premium',
      names: ['Van 12'],
      deviceKeys: ['GG-1'],
    },
  ]);
});

test('[commerce 4] says what paid an order that charged no card', () => {
  expect(kinds(receipt([later], { final_charge: 0 }), null)).toEqual(['sent', 'confirmed', 'begins']);
  const credited = receipt(null, { final_charge: 0, payment: { ...payment([line]), prepaid_applied: 9.59 } });
  expect(orderSteps(credited, null)[1]).toEqual({ kind: 'credit', at: PAID_AT, amount: 9.59 });
});

test('[commerce 3] claims nothing that a poorer receipt does not tell', () => {
  expect(kinds(receipt(null), null)).toEqual(['sent', 'charged']);
  const bare: PaymentLine = { payment: { amount: 9.59 }, is_payment_deferred: false };
  expect(kinds(receipt([bare]), null)).toEqual(['sent', 'charged']);
  // Deferred, without the assumed field that says until when.
  const { change: _, ...undated } = later;
  expect(kinds(receipt([undated]), null)).toEqual(['sent', 'charged']);
});

test('[commerce 4] an order is never sent after its charge', () => {
  const sentAt = (at: number) => orderSteps(receipt([line]), at)[0];
  expect(sentAt(PAID_AT + 900)).toEqual({ kind: 'sent', at: PAID_AT });
  // The clock jumped.
  expect(sentAt(PAID_AT + 3_600_000)).toEqual({ kind: 'sent', at: null });
});

test('[commerce 4] joins vehicles whose plans begin together, the earliest first', () => {
  const other = { ...later, device_key: 'GG-2', vehicle_name: 'Van 14' };
  const first = {
    ...later,
    device_key: 'GG-3',
    vehicle_name: 'Van 03',
    change: { ...change, starts_at: '2026-12-01T06:00:00Z' },
  };
  const begins = orderSteps(receipt([later, other, first]), null).filter((step) => step.kind === 'begins');
  expect(begins.map(({ names }) => names)).toEqual([['Van 03'], ['Van 12', 'Van 14']]);
});

test('[commerce 4] an order is scheduled if it charges nothing and all of it begins later', () => {
  expect(isScheduled(payment([later]), PAID_AT)).toBe(true);
  expect(isScheduled(payment([later, line]), PAID_AT)).toBe(false);
  expect(isScheduled(payment([later], 5), PAID_AT)).toBe(false);
  expect(isScheduled(payment([{ ...later, product_id: 3 }]), PAID_AT)).toBe(false);
  expect(isScheduled(payment([]), PAID_AT)).toBe(false);
});
