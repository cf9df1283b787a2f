import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { devicesQuery, planOffersQuery } from '../../data/billing/queries.ts';
import { vehiclesQuery } from '../../data/vehicles/queries.ts';
import { type CartLine, cartCount, hasAddOn, lineKey } from '../../rules/billing/cart.ts';
import { paidUntil, streamingOf } from '../../rules/billing/streaming.ts';
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
  const { data: devices } = useQuery({ ...devicesQuery(), enabled: cart.lines.some(hasAddOn) });
  const lostOf = (line: CartLine): number | null => {
    const device = hasAddOn(line) ? devices?.find(({ device_key }) => device_key === line.device_key) : undefined;
    const held = device && streamingOf(device.plan_add_ons, checkout.now)?.plan_add_on_id;
    // The same add-on again follows its month.
    return device && held !== line.plan_add_on_id
      ? paidUntil(device, device.pricing_plan.plan_add_ons ?? [], checkout.now)
      : null;
  };
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
            lostUntil={lostOf(line)}
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
