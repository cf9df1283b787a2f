import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Receipt } from '../../api/model.ts';
import { productsQuery } from '../../data/billing/queries.ts';
import { beginsBy } from '../../rules/billing/receipt-lines.ts';
import { shipsLate } from '../../rules/billing/shipping-delay.ts';
import { usePurchase } from '../../state/purchase.ts';
import { Card } from '../../ui/card.tsx';
import { usePriceWords } from '../../widgets/billing/use-price-words.ts';
import styles from './complete.module.css';

/** How long plans take to apply, when hardware ships, and what is charged next. `isCanceled`: the later plan, with its charge. */
export function NextSteps({ receipt, isCanceled }: { receipt: Receipt; isCanceled: boolean }) {
  const { t } = useTranslation('checkout');
  const words = usePriceWords();
  const { autorenewalFailure } = usePurchase();
  const lines = receipt.payment?.line_items ?? [];
  const bought = new Set(lines.flatMap(({ product_id }) => (product_id == null ? [] : [product_id])));
  const { data: products = [] } = useQuery({ ...productsQuery(), enabled: bought.size > 0 });
  const late = products.filter((product) => bought.has(product.id) && shipsLate(product));
  const names = late.map(({ sku, name = sku }) => words.product(sku, name)).join(', ');
  // Renewal of an add-on that begins after a trial cannot be turned off yet.
  const hasAddOn = lines.some(
    ({ plan_add_on_price, is_payment_deferred }) => (plan_add_on_price ?? 0) > 0 && !is_payment_deferred,
  );
  const { next_charge, currency } = receipt;
  const paidAt = Date.parse(receipt.transaction_date);
  const steps = [
    ...(lines.some((line) => beginsBy(line, paidAt)) ? [t('complete.plans')] : []),
    ...(bought.size > 0 ? [late.length > 0 ? t('complete.productsLate', { names }) : t('complete.products')] : []),
    ...(hasAddOn && autorenewalFailure.length === 0 ? [t('complete.addOns')] : []),
    ...(next_charge && !isCanceled
      ? [
          t('complete.nextCharge', {
            amount: words.money(next_charge.amount, currency),
            date: words.date(next_charge.date),
          }),
        ]
      : []),
  ];
  if (steps.length === 0) return null;
  return (
    <Card title={t('complete.next')}>
      <ul className={styles.list}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </Card>
  );
}
