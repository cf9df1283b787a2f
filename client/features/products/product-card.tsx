import { Button, NativeSelect } from '@mantine/core';
import { IconAlertTriangle, IconChevronDown, IconCpu, IconPackage, IconTruckDelivery } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../../api/model.ts';
import { paths } from '../../lib/paths.ts';
import { lineKey, quantityOf } from '../../rules/billing/cart.ts';
import { MAX_PRODUCT_QUANTITY } from '../../rules/constants/billing.ts';
import { addedToCart } from '../../state/alerts.ts';
import { addToCart, useCart } from '../../state/cart.ts';
import { useFormat } from '../../state/use-format.ts';
import { PageLink, usePageExists } from '../../ui/page-exists.tsx';
import styles from './products-page.module.css';

/** A product with its prices, its delivery and a button that adds it to the cart. */
export function ProductCard({ product }: { product: Product }) {
  const { t } = useTranslation('products');
  const { id, sku, name = sku, description, image, in_stock: isInStock = true, category } = product;
  const titleId = useId();
  const isModule = category === 'module';
  const Icon = isModule ? IconCpu : IconPackage;
  const isDelayed = product.shipping_delay === true;
  const ships = isInStock && !isDelayed ? 'inStock' : 'outOfStock';
  return (
    <li>
      <article className={styles.product} aria-labelledby={titleId}>
        <div className={styles.picture}>{image ? <img src={image} alt="" /> : <Icon size={40} aria-hidden />}</div>
        <h2 id={titleId}>{name}</h2>
        <p className={styles.sku}>{sku}</p>
        {description && <p className={styles.text}>{description}</p>}
        <Prices product={product} />
        {isModule && (
          <p className={styles.text}>
            {t('needsPlan')} <PageLink to={paths.addSubscription}>{t('addPlan')}</PageLink>
          </p>
        )}
        <p className={styles.ships} data-delayed={ships === 'outOfStock'}>
          <IconTruckDelivery size={16} aria-hidden />
          {t(ships)}
        </p>
        {isDelayed && (
          <p className={styles.delayed}>
            <IconAlertTriangle size={16} aria-hidden />
            {t('delayed', { sku })}
          </p>
        )}
        <Adder id={id} name={name} />
      </article>
    </li>
  );
}

/** The price that is paid without a plan, the list price, and the price with a yearly plan of level 2 or higher (commerce 9). */
function Prices({ product }: { product: Product }) {
  const { t } = useTranslation('products');
  const format = useFormat();
  const { price: listPrice, price_without_plan, price_with_level_2_yearly: withPlan, currency = 'USD' } = product;
  const price = price_without_plan ?? listPrice;
  const money = (amount: number) => format.money(amount, currency);
  return (
    <div className={styles.prices}>
      <p>
        <b className={styles.price}>{money(price)}</b>{' '}
        {price !== listPrice && (
          <s className={styles.list} aria-label={t('listPrice', { price: money(listPrice) })}>
            {money(listPrice)}
          </s>
        )}{' '}
        {withPlan != null && <span className={styles.list}>{t('withoutPlan')}</span>}
      </p>
      {withPlan != null && <p className={styles.withPlan}>{t('withPlan', { price: money(withPlan) })}</p>}
    </div>
  );
}

function Adder({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('products');
  const isSold = usePageExists()(paths.checkout);
  const why = useId();
  const inCart = useCart(({ lines }) =>
    lines.reduce((sum, line) => sum + (lineKey(line) === `product ${id}` ? quantityOf(line) : 0), 0),
  );
  const most = MAX_PRODUCT_QUANTITY - inCart;
  const [chosen, setChosen] = useState(1);
  const quantity = Math.min(chosen, most);
  const isFull = most <= 0;
  const add = () => {
    if (isFull) return;
    addToCart({ product_id: id, product_quantity: quantity });
    addedToCart(t('added', { name }), isSold ? { label: t('checkout'), to: paths.checkout } : undefined);
    setChosen(1);
  };
  return (
    <div className={styles.adder}>
      {!isFull && (
        <NativeSelect
          aria-label={t('quantityOf', { name })}
          rightSection={<IconChevronDown size={16} aria-hidden />}
          data={Array.from({ length: most }, (_, index) => String(index + 1))}
          value={String(quantity)}
          onChange={({ currentTarget: { value } }) => setChosen(Number(value))}
        />
      )}
      <Button
        variant="default"
        aria-label={t('addOf', { name })}
        data-disabled={isFull || undefined}
        aria-disabled={isFull || undefined}
        aria-describedby={inCart > 0 ? why : undefined}
        onClick={add}
      >
        {t('add')}
      </Button>
      {inCart > 0 && (
        <p className={styles.inCart} id={why}>
          {t('inCart', { count: inCart })} {isFull && t('full', { count: MAX_PRODUCT_QUANTITY })}
        </p>
      )}
    </div>
  );
}
