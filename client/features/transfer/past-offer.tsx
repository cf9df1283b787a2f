import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Boxed } from '../../ui/page-columns.tsx';
import { Receipt } from '../../ui/receipt/receipt.tsx';
import styles from './transfer-page.module.css';
import { type Offer, useOfferedStep } from './use-offered-step.ts';

/** An offer that ended while the page was open. `isCanceled`: here. Otherwise the server does not say how. */
export type PastOffer = Offer & { isCanceled: boolean };

/** How an offer ended. Takes the focus from the button that ended it. */
export function PastOfferReceipt({ isCanceled, ...offer }: PastOffer) {
  const { t } = useTranslation('transfer');
  const offered = useOfferedStep();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isCanceled) box.current?.focus();
  }, [isCanceled]);
  return (
    <Boxed ref={box} tabIndex={-1}>
      <div className={styles.past}>
        <Receipt
          form="full"
          steps={[
            offered(offer),
            { state: 'canceled', text: t(isCanceled ? 'steps.canceled' : 'steps.ended'), time: null },
          ]}
        />
      </div>
    </Boxed>
  );
}
