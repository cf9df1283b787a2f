import { expect, test } from 'vitest';
import { LOST, refused } from './payments.fixture.ts';

test('[commerce 8] reads why a payment was refused', async () => {
  const { refusalOf } = await import('./payment-refusal.ts');
  const of = async (facts: object) => refusalOf(await refused(facts));
  expect(await of({ code: 'TOTAL_CHANGED' })).toEqual({ kind: 'total_changed' });
  expect(await of({ fields: { coupon_code: ['Coupon expired'] } })).toEqual({ kind: 'coupon', reason: 'expired' });
  expect(await of({ fields: { coupon_code: ['Coupon invalid'] } })).toEqual({ kind: 'coupon', reason: 'invalid' });
  expect(await of({ body: { line_items: [{ device_key: 'a', detail: 'Not now.' }] } })).toEqual({
    kind: 'lines',
    details: new Map([['a', 'Not now.']]),
  });
  const ordered = { product_id: 2, plan_id: 'premium-year', detail: 'Not here.' };
  expect(await of({ body: { line_items: [ordered, { product_id: 4, detail: 'Sold out.' }] } })).toEqual({
    kind: 'lines',
    details: new Map([
      ['product 2 premium-year', 'Not here.'],
      ['product 4', 'Sold out.'],
    ]),
  });
});

test('[commerce 8] reads every reason for a refusal, and keeps one that it does not know', async () => {
  const { refusalOf } = await import('./payment-refusal.ts');
  const of = async (facts: object) => refusalOf(await refused(facts));
  const coupon = (message: string) => of({ fields: { coupon_code: [message] } });
  expect(await coupon('COUPON already used')).toEqual({ kind: 'coupon', reason: 'used' });
  expect(await coupon('The coupon does not apply to this cart')).toEqual({ kind: 'coupon', reason: 'no_effect' });
  expect(await of({ fields: { coupon_code: [] } })).toEqual({ kind: 'coupon', reason: 'invalid' });
  expect(await of({ code: 'LATER_TOTAL_CHANGED' })).toEqual({ kind: 'later_changed' });
  expect(await of({ detail: 'Sorry. This transaction has been declined. Bye.' })).toEqual({ kind: 'declined' });
  for (const body of [
    null,
    undefined,
    {},
    { line_items: 'x' },
    { line_items: [] },
    { line_items: [null, { detail: 7 }] },
  ]) {
    expect(await of({ body })).toMatchObject({ kind: 'other', error: { status: 400 } });
  }
  expect(refusalOf(LOST)).toEqual({ kind: 'other', error: LOST });
});
