import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { useFormat } from '../../wording/use-format.ts';
import styles from './checkout.module.css';
import { PayButton } from './pay-button.tsx';
import type { Checkout } from './use-checkout.ts';

/** On a phone, total and button stay at the lower edge. */
export function PayBar({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const { payment } = checkout.quote;
  if (!useIsPhone()) return null;
  return (
    <div className={styles.bar} data-pay-bar>
      {payment && (
        <p>
          <small>{t('summary.total')}</small>
          <b className="tabular">{format.money(payment.final_charge, payment.currency ?? 'USD')}</b>
        </p>
      )}
      <PayButton checkout={checkout} isBar />
    </div>
  );
}
