import { useTranslation } from 'react-i18next';
import type { Offered } from '../../../rules/billing/upgrade-offers.ts';
import { useAddToCart } from '../../../widgets/billing/use-add-to-cart.ts';

/** Returns a function that puts an offered module into the cart, on the line of its device. */
export function useOrder(): (offered: Offered) => void {
  const { t } = useTranslation('manage-subscription');
  const add = useAddToCart();
  return ({ vehicle, device, offer }) => {
    const line = { device_key: device.device_key, product_id: offer.product_id, product_quantity: 1 };
    const name = t('summary.named', { plan: offer.sku, name: vehicle.vehicle_name });
    add([line], () => t('summary.added', { name }));
  };
}
