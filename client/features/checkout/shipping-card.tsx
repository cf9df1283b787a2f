import { IconMapPin } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BareButton } from '../../ui/bare-button.tsx';
import { Card } from '../../ui/card.tsx';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import styles from './checkout.module.css';
import type { Checkout } from './use-checkout.ts';

const AddressForm = lazyChunk(() => import('./address-form.tsx'));

/** The address that hardware is shipped to, or a form for it. */
export function ShippingCard({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation('checkout');
  const { shippingAddress } = checkout.cart;
  const [isChanging, setChanging] = useState(false);
  if (shippingAddress && !isChanging) {
    const { line_1, line_2, city, state, postal_code } = shippingAddress;
    const change = (
      <BareButton
        className={`${styles.link} ${styles.end}`}
        disabled={checkout.isBusy}
        onClick={() => setChanging(true)}
      >
        {t('shipping.change')}
      </BareButton>
    );
    return (
      <Card title={t('shipping.title')} end={change}>
        <p className={styles.address}>
          <IconMapPin size={20} aria-hidden />
          {[line_1, line_2, city, `${state} ${postal_code}`].filter(Boolean).join(', ')}
        </p>
      </Card>
    );
  }
  return (
    <Card title={t('shipping.title')}>
      <div className={styles.form}>
        <Suspense fallback={<SkeletonRows rows={4} />}>
          {checkout.cards.isPending ? (
            <SkeletonRows rows={4} />
          ) : (
            <AddressForm
              known={shippingAddress}
              card={checkout.mainCard}
              isFocused={checkout.met === 'no_address'}
              onDone={() => setChanging(false)}
            />
          )}
        </Suspense>
      </div>
    </Card>
  );
}
