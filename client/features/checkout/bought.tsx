import { useTranslation } from 'react-i18next';
import type { Payment, PaymentLine } from '../../api/model.ts';
import { NO_STREAMING } from '../../rules/billing/cart.ts';
import { Card } from '../../ui/card.tsx';
import { usePriceWords } from '../../widgets/billing/use-price-words.ts';
import styles from './complete.module.css';

/** Bought items by vehicle. `isScheduled`: all of them begin later, and nothing was charged. */
export function Bought({ payment, isScheduled }: { payment: Payment; isScheduled: boolean }) {
  const { t } = useTranslation('checkout');
  const words = usePriceWords();
  const productOf = ({ product_sku, product_name }: PaymentLine) =>
    product_name ? words.product(product_sku, product_name) : null;
  const itemsOf = (line: PaymentLine): string =>
    [
      line.plan_name && words.plan(line.plan_name, line.billing_model),
      line.plan_add_on_id !== NO_STREAMING && line.plan_add_on && words.addOn(line.plan_add_on_id, line.plan_add_on),
      line.product_name && `${line.product_quantity ?? 1} × ${productOf(line)}`,
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Card title={t(isScheduled ? 'complete.chosen' : 'complete.bought')}>
      <ul className={styles.list}>
        {payment.line_items.map((line) => (
          <li key={[line.device_key, line.product_id, line.plan_id].join(' ')}>
            <b>{line.vehicle_name ?? line.device_key ?? productOf(line)}</b>
            <span>{itemsOf(line)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
