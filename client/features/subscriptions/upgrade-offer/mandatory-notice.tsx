import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moduleBlockedBy, type Offered } from '../../../rules/billing/upgrade-offers.ts';
import { DIALOG_WIDTHS } from '../../../rules/constants/dialogs.ts';
import { useCart } from '../../../state/cart.ts';
import { Dialog, DialogFooter } from '../../../ui/dialog.tsx';
import { usePriceWords } from '../../../widgets/billing/use-price-words.ts';
import styles from './upgrade-offer.module.css';
import { useOrder } from './use-order.ts';

/** Names the devices that lose their network and need a new module (core 9), until they are in the cart or the user closes it. */
export function MandatoryNotice({ offers }: { offers: readonly Offered[] }) {
  const { t } = useTranslation('plans');
  const words = usePriceWords();
  const { lines } = useCart();
  const order = useOrder();
  const [isClosed, setClosed] = useState(false);
  const mandatory = offers.filter((one) => one.offer.is_mandatory && moduleBlockedBy(one, lines) !== 'inCart');
  const canOrder = mandatory.every((one) => moduleBlockedBy(one, lines) === null);
  return (
    <Dialog
      opened={!isClosed && mandatory.length > 0}
      onClose={() => setClosed(true)}
      title={t('mandatory.title')}
      size={DIALOG_WIDTHS.moduleRequired}
    >
      <p>{t('mandatory.text')}</p>
      <ul className={styles.list}>
        {mandatory.map(({ vehicle, device, offer }) => (
          <li key={device.device_key}>
            <b>{vehicle.vehicle_name}</b>
            {offer.service_ends_at && <span>{t('upgrade.ends', { date: words.date(offer.service_ends_at) })}</span>}
          </li>
        ))}
      </ul>
      <DialogFooter>
        <Button variant={canOrder ? 'default' : 'filled'} onClick={() => setClosed(true)}>
          {t('mandatory.close')}
        </Button>
        {canOrder && (
          <Button
            data-autofocus
            onClick={() => {
              for (const one of mandatory) order(one);
            }}
          >
            {t('mandatory.add', { count: mandatory.length })}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}
