import { IconAlertTriangle, IconTruckDelivery } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../../api/model.ts';
import { paths } from '../../lib/paths.ts';
import { percentOff } from '../../rules/billing/percent-off.ts';
import { shipsLate } from '../../rules/billing/shipping-delay.ts';
import { PageLink } from '../../ui/page-exists.tsx';
import { ProductDrawing } from '../../widgets/billing/product-drawing.tsx';
import { usePriceWords } from '../../widgets/billing/use-price-words.ts';
import { useFormat } from '../../wording/use-format.ts';
import { ProductAdder } from './product-adder.tsx';
import styles from './products-page.module.css';

/** A product with its prices, its delivery and a button that adds it to the cart. */
export function ProductCard({ product }: { product: Product }) {
  const { t } = useTranslation('products');
  const words = usePriceWords();
  const { sku, image, in_stock: isInStock, category } = product;
  const name = words.product(sku, product.name ?? sku);
  const description = words.productText(sku, product.description);
  const titleId = useId();
  const isModule = category === 'module';
  const isDelayed = shipsLate(product);
  const ships = isDelayed || isInStock === false ? 'outOfStock' : isInStock ? 'inStock' : null;
  return (
    <li>
      <article className={styles.product} aria-labelledby={titleId}>
        <div className={styles.picture}>
          {image ? <img src={image} alt="" /> : <ProductDrawing sku={sku} isModule={isModule} />}
        </div>
        <h2 id={titleId}>{name}</h2>
        <p className={styles.sku}>{sku}</p>
        {description && <p className={styles.text}>{description}</p>}
        <Prices product={product} />
        {isModule && (
          <p className={styles.text}>
            {t('needsPlan')} <PageLink to={paths.addSubscription}>{t('addPlan')}</PageLink>
          </p>
        )}
        {ships !== null && (
          <p className={styles.ships} data-delayed={ships === 'outOfStock'}>
            <IconTruckDelivery size={16} aria-hidden />
            {t(ships)}
          </p>
        )}
        {isDelayed && (
          <p className={styles.delayed}>
            <IconAlertTriangle size={16} aria-hidden />
            {t('delayed', { name })}
          </p>
        )}
        <ProductAdder product={product} />
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
  const off = (amount: number) => t('off', { percent: format.percent(percentOff(listPrice, amount)) });
  return (
    <div className={styles.prices}>
      <p>
        <b className={styles.price}>{money(price)}</b>{' '}
        {price !== listPrice && (
          <s className={styles.list} aria-label={t('listPrice', { price: money(listPrice) })}>
            {money(listPrice)}
          </s>
        )}
      </p>
      {(price !== listPrice || withPlan != null) && (
        <p className={styles.list}>
          {price !== listPrice && off(price)} {withPlan != null && t('withoutPlan')}
        </p>
      )}
      {withPlan != null && (
        <p className={styles.withPlan}>{t('withPlan', { price: money(withPlan), off: off(withPlan) })}</p>
      )}
    </div>
  );
}
