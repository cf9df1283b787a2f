import { useTranslation } from 'react-i18next';
import type { PaymentLine, Product, Vehicle } from '../../api/model.ts';
import { now } from '../../lib/now.ts';
import { type CartLine, isForNewVehicle, NO_STREAMING, quantityOf } from '../../rules/billing/cart.ts';
import { beginsBy } from '../../rules/billing/receipt-lines.ts';
import { shipsLate } from '../../rules/billing/shipping-delay.ts';
import { MINUTE } from '../../rules/time/duration.ts';
import { lapse } from '../../rules/vehicle/vehicle-state.ts';
import { usePriceWords } from '../../widgets/billing/use-price-words.ts';
import { useFormat } from '../../wording/use-format.ts';

/** Whether the plan of a line begins with the payment. The clocks of browser and server differ by up to a second. */
const beginsNow = (priced: PaymentLine | null): boolean => priced !== null && beginsBy(priced, now() + MINUTE);

/** What buying a line means: when it starts, what is due later, what is credited, when it ships. */
export function useLineNotes(products: readonly Product[], currency: string) {
  const { t } = useTranslation('checkout');
  const words = usePriceWords();
  const format = useFormat();
  const money = (amount: number) => words.money(amount, currency);

  const planNotes = (priced: PaymentLine): string[] => {
    const { change, is_payment_deferred, deferred_amount = 0, deferred_coupon_discount = 0 } = priced;
    const date = change ? words.date(change.starts_at) : '';
    const notes: string[] = [];
    if (is_payment_deferred && change?.kind === 'after_trial') {
      const amounts = { amount: money(deferred_amount), date, discount: money(deferred_coupon_discount) };
      notes.push(t(deferred_coupon_discount > 0 ? 'line.afterTrialCoupon' : 'line.afterTrial', amounts));
    } else if (is_payment_deferred) notes.push(t('line.startsLaterDue', { date, amount: money(deferred_amount) }));
    else if (change?.kind === 'renewal') notes.push(t('line.startsLater', { date }));
    if (change && change.credit > 0) {
      const { days_left: left, days_in_term: days } = change;
      notes.push(t('line.credit', { left, days, credit: money(change.credit) }));
    }
    if (priced.renewal_date && priced.renewal_amount != null)
      notes.push(t('line.renews', { date: words.date(priced.renewal_date), amount: money(priced.renewal_amount) }));
    return notes;
  };
  const productNotes = (line: CartLine): string[] => {
    const product = products.find(({ id }) => id === line.product_id);
    return product ? [t(shipsLate(product) ? 'line.shipsLate' : 'line.ships')] : [];
  };
  /** A paid add-on begins at once, loses the rest of the paid month of another one, and does not renew (commerce 4). */
  const addOnNotes = (priced: PaymentLine, lostUntil: number | null): string[] => {
    if (priced.is_payment_deferred || !priced.plan_add_on_id || priced.plan_add_on_id === NO_STREAMING) return [];
    const isPaid = (priced.plan_add_on_price ?? 0) > 0;
    return [
      ...(lostUntil === null ? [] : [t('line.addOnReplaces', { date: format.date(lostUntil) })]),
      ...(isPaid ? [t('line.addOnEnds')] : []),
    ];
  };
  return (
    line: CartLine,
    priced: PaymentLine | null,
    { vehicle, lostUntil }: { vehicle: Vehicle | null; lostUntil: number | null },
  ): string[] => [
    ...(vehicle?.device_state === 'paused' && beginsNow(priced) ? [t('line.paused')] : []),
    ...(vehicle && lapse(vehicle, now()) === 'expired' && beginsNow(priced) ? [t('line.expired')] : []),
    ...(priced ? planNotes(priced) : []),
    ...(priced ? addOnNotes(priced, lostUntil) : []),
    ...(isForNewVehicle(line) ? [t('line.startsWithVehicle', { count: quantityOf(line) })] : []),
    ...productNotes(line),
  ];
}
