import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths.ts';
import type { Offered } from '../../../rules/billing/upgrade-offers.ts';
import { addedToCart } from '../../../state/alerts.ts';
import { addToCart } from '../../../state/cart.ts';
import { usePageExists } from '../../../ui/page-exists.tsx';

/** Returns a function that puts an offered module into the cart, on the line of its device. */
export function useOrder(): (offered: Offered) => void {
  const { t } = useTranslation('plans');
  const isSold = usePageExists()(paths.checkout);
  return ({ vehicle, device, offer }) => {
    addToCart({ device_key: device.device_key, product_id: offer.product_id, product_quantity: 1 });
    addedToCart(
      t('summary.added', { name: t('summary.named', { plan: offer.sku, name: vehicle.vehicle_name }) }),
      isSold ? { label: t('summary.checkout'), to: paths.checkout } : undefined,
    );
  };
}
