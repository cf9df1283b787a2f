import { useTranslation } from 'react-i18next';
import type { PaymentLine, Product, Vehicle } from '../../api/model.ts';
import { type CartLine, isForNewVehicle } from '../../rules/billing/cart.ts';
import { shipsLate } from '../../rules/billing/shipping-delay.ts';
import { usePriceWords } from '../../widgets/billing/use-price-words.ts';

/** What buying a line means: when it starts, what is due later, what is credited, when it ships. */
export function useLineNotes(products: readonly Product[], currency: string) {
  const { t } = useTranslation('checkout');
  const words = usePriceWords();
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
  return (line: CartLine, priced: PaymentLine | null, vehicle: Vehicle | null): string[] => [
    ...(vehicle?.device_state === 'paused' && line.plan_id !== undefined ? [t('line.paused')] : []),
    ...(priced ? planNotes(priced) : []),
    ...(isForNewVehicle(line) ? [t('line.startsWithVehicle')] : []),
    ...productNotes(line),
  ];
}
