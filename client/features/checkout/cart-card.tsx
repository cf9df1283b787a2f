import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { planOffersQuery } from '../../data/billing/queries.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { cartCount, lineKey } from '../../rules/billing/cart.ts';
import { Card } from '../../ui/card.tsx';
import { CartLineRow } from './cart-line.tsx';
import styles from './checkout.module.css';
import type { Checkout } from './use-checkout.ts';

/** Lines of the cart, one for each vehicle or product. */
export function CartCard({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation('checkout');
  const { cart, quote, failed, products, isBusy } = checkout;
  const { data: vehicles } = useQuery(vehiclesQuery());
  // Without prices, the plans on offer name the items.
  const { data: offers } = useQuery({
    ...planOffersQuery(),
    enabled: quote.refusal !== null || quote.refused.size > 0,
  });
  const byDevice = useMemo(() => new Map(vehicles?.map((vehicle) => [vehicle.device_key, vehicle])), [vehicles]);
  const priced = useMemo(
    () => new Map(quote.payment?.line_items.map((line) => [lineKey(line), line])),
    [quote.payment],
  );
  return (
    <Card
      title={t('cart.title')}
      beside={<span className={styles.dim}>{t('cart.count', { count: cartCount(cart.lines) })}</span>}
    >
      <ul>
        {cart.lines.map((line) => (
          <CartLineRow
            key={lineKey(line)}
            line={line}
            priced={priced.get(lineKey(line)) ?? null}
            vehicle={byDevice.get(line.device_key ?? '') ?? null}
            error={failed?.details.get(lineKey(line)) ?? null}
            products={products}
            offers={offers}
            currency={quote.payment?.currency ?? 'USD'}
            isBusy={isBusy}
          />
        ))}
      </ul>
    </Card>
  );
}
