import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { productsQuery } from '../../../data/billing/queries.ts';
import { moduleBlockedBy, type Offered } from '../../../rules/billing/upgrade-offers.ts';
import { useCart } from '../../../state/cart.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { ProductDrawing } from '../../../widgets/billing/product-drawing.tsx';
import { usePriceWords } from '../../../widgets/billing/use-price-words.ts';
import { useFormat } from '../../../wording/use-format.ts';
import styles from './upgrade-offer.module.css';
import { useOrder } from './use-order.ts';

/** The module offered for one vehicle: price after the discount of its plan, and when the old one stops. */
export function OfferCard({ offered }: { offered: Offered }) {
  const { t } = useTranslation('manage-subscription');
  const words = usePriceWords();
  const format = useFormat();
  const why = useId();
  const { data: products } = useQuery(productsQuery());
  const { lines } = useCart();
  const order = useOrder();
  const { vehicle, device, billing, offer } = offered;
  const money = (amount: number) => words.money(amount, billing?.currency);
  const product = products?.find(({ id }) => id === offer.product_id);
  const description = words.productText(offer.sku, product?.description);
  const blocked = moduleBlockedBy(offered, lines);
  const badge = offer.is_mandatory && <Badge tone="warning">{t('upgrade.mandatory')}</Badge>;
  return (
    <Card title={vehicle.vehicle_name} end={badge}>
      <div className={styles.body}>
        <div className={styles.product}>
          <span className={styles.picture}>
            <ProductDrawing sku={offer.sku} isModule />
          </span>
          <div>
            <h3>{words.product(offer.sku, product?.name ?? offer.sku)}</h3>
            {description && <p>{description}</p>}
          </div>
        </div>
        <p className={`tabular ${styles.price}`}>
          <b>{money(offer.price)}</b>{' '}
          {product && product.price > offer.price && (
            <>
              <s aria-label={t('upgrade.listPrice', { price: money(product.price) })}>{money(product.price)}</s>{' '}
            </>
          )}
          {offer.discount_percent > 0 &&
            t('upgrade.discount', { percent: format.percent(offer.discount_percent), plan: device.pricing_plan.name })}
        </p>
        {offer.service_ends_at && (
          <p className={styles.ends}>{t('upgrade.ends', { date: words.date(offer.service_ends_at) })}</p>
        )}
        <div className={styles.buttons}>
          {blocked === 'plans' && <p id={why}>{t('upgrade.plansInCart')}</p>}
          <Button
            disabled={blocked === 'inCart'}
            data-disabled={blocked !== null || undefined}
            aria-disabled={blocked !== null || undefined}
            aria-describedby={blocked === 'plans' ? why : undefined}
            onClick={blocked === null ? () => order(offered) : undefined}
          >
            {t(blocked === 'inCart' ? 'summary.inCart' : 'summary.add')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
