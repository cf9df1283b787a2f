import { IconShoppingCart } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useErrorLines } from '../../api/error-lines.ts';
import { paths } from '../../lib/paths.ts';
import { canSeeBilling } from '../../rules/access/roles.ts';
import { useUser } from '../../state/session.ts';
import { ButtonLink } from '../../ui/light/button.tsx';
import { PageTitle } from '../../ui/page.tsx';
import { Boxed, CardColumns } from '../../ui/page-columns.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { EmptyState, FailureState } from '../../ui/states.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { OwnersOnly } from '../../widgets/billing/owners-only.tsx';
import { CartCard } from './cart-card.tsx';
import styles from './checkout.module.css';
import { MethodCard } from './method-card.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import { PayBar } from './pay-bar.tsx';
import { ShippingCard } from './shipping-card.tsx';
import { SummaryCard } from './summary-card.tsx';
import { useCheckout } from './use-checkout.ts';

/** Cart, payment method, shipping address and payment (commerce 2, commerce 4). */
export default function CheckoutPage() {
  const { t } = useTranslation('titles');
  const isOwner = canSeeBilling(useUser()).allowed;
  return (
    <>
      <div className={styles.title}>
        <PageTitle>{t('checkout')}</PageTitle>
      </div>
      {isOwner ? <Checkout /> : <OwnersOnly>{null}</OwnersOnly>}
    </>
  );
}

function Checkout() {
  const { t } = useTranslation('checkout');
  const errorLines = useErrorLines();
  const checkout = useCheckout();
  const { cart, quote, isBusy } = checkout;
  const isPriceless = !quote.payment && quote.refused.size === 0;
  const isSlow = useDelayed(isPriceless && !quote.refusal);
  if (cart.lines.length === 0 && !isBusy) {
    return (
      <>
        <OutcomeNotice checkout={checkout} />
        <Boxed>
          <EmptyState icon={IconShoppingCart} title={t('empty.title')} text={t('empty.text')}>
            <ButtonLink to={paths.subscriptions}>{t('empty.action')}</ButtonLink>
          </EmptyState>
        </Boxed>
      </>
    );
  }
  if (!quote.payment && quote.refusal?.kind === 'other') {
    const retry = () => void quote.refetch();
    return (
      <div className={styles.main}>
        <Boxed>
          <FailureState title={t('failed')} lines={errorLines(quote.refusal.error)} onRetry={retry} />
        </Boxed>
        <CartCard checkout={checkout} />
      </div>
    );
  }
  if (isPriceless && !quote.refusal) return isSlow && <SkeletonRows rows={4} />;
  return (
    <>
      <CardColumns>
        <div className={styles.main}>
          <OutcomeNotice checkout={checkout} />
          <CartCard checkout={checkout} />
          <MethodCard checkout={checkout} />
          {checkout.hasHardware && <ShippingCard checkout={checkout} />}
        </div>
        <div className={styles.side}>
          <SummaryCard checkout={checkout} />
        </div>
      </CardColumns>
      <PayBar checkout={checkout} />
    </>
  );
}
