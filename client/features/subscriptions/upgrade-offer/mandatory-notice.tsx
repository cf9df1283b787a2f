import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { moduleBlockedBy, type Offered } from '../../../rules/billing/upgrade-offers.ts';
import { DIALOG_WIDTHS } from '../../../rules/constants/dialogs.ts';
import { useCart } from '../../../state/cart.ts';
import { useMandatoryNotice } from '../../../state/mandatory-notice.ts';
import { Dialog, DialogFooter } from '../../../ui/dialog.tsx';
import { ProductDrawing } from '../../../widgets/billing/product-drawing.tsx';
import { usePriceWords } from '../../../widgets/billing/use-price-words.ts';
import styles from './upgrade-offer.module.css';
import { useOrder } from './use-order.ts';

/**
 * Names the devices that lose their network and need a new module (commerce 2), until they are in the cart or the user closes it. A
 * dialog of its own width (core 9).
 */
export function MandatoryNotice({ offers }: { offers: readonly Offered[] }) {
  const { t } = useTranslation('manage-subscription');
  const words = usePriceWords();
  const { lines } = useCart();
  const order = useOrder();
  const { isClosed } = useMandatoryNotice();
  const close = () => useMandatoryNotice.setState({ isClosed: true });
  const mandatory = offers.filter((one) => one.offer.is_mandatory && moduleBlockedBy(one, lines) !== 'inCart');
  const canOrder = mandatory.every((one) => moduleBlockedBy(one, lines) === null);
  return (
    <Dialog
      opened={!isClosed && mandatory.length > 0}
      onClose={close}
      title={t('mandatory.title')}
      size={DIALOG_WIDTHS.moduleRequired}
    >
      <p>{t('mandatory.text')}</p>
      <ul className={styles.list}>
        {mandatory.map(({ vehicle, device, billing, offer }) => (
          <li key={device.device_key}>
            <span className={styles.picture}>
              <ProductDrawing sku={offer.sku} isModule />
            </span>
            <b>{vehicle.vehicle_name}</b>
            <b className="tabular">{words.money(offer.price, billing?.currency)}</b>
            {offer.service_ends_at && <span>{t('upgrade.ends', { date: words.date(offer.service_ends_at) })}</span>}
          </li>
        ))}
      </ul>
      <DialogFooter>
        <Button
          component={Link}
          to={paths.deviceUpgradeOffer}
          variant={canOrder ? 'default' : 'filled'}
          onClick={close}
        >
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
