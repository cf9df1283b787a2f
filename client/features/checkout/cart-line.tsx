import { ActionIcon } from '@mantine/core';
import { IconCpu, IconTrash, IconTruck, IconVideo } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentLine, PlanOffer, Product, Vehicle } from '../../api/model.ts';
import {
  type CartItem,
  type CartLine,
  hasAddOn,
  isForNewVehicle,
  lineKey,
  quantityOf,
} from '../../rules/billing/cart.ts';
import { removeFromCart } from '../../state/cart.ts';
import { ProductDrawing } from '../../widgets/billing/product-drawing.tsx';
import { useCartRefusal } from '../../widgets/billing/use-add-to-cart.ts';
import { usePriceWords } from '../../widgets/billing/use-price-words.ts';
import styles from './checkout.module.css';
import { LineError } from './line-error.tsx';
import { Quantity } from './quantity.tsx';
import { useLineNotes } from './use-line-notes.ts';

type Props = {
  line: CartLine;
  /** `null` until the server has priced it. */
  priced: PaymentLine | null;
  vehicle: Vehicle | null;
  /** End of the paid month of a streaming add-on that the line replaces. */
  lostUntil: number | null;
  /** Why it cannot be bought (commerce 4). */
  error: string | null;
  products: readonly Product[];
  /** Plans on offer, to name items without a price. */
  offers: readonly PlanOffer[] | undefined;
  currency: string;
  isBusy: boolean;
};

type Item = {
  kind: CartItem;
  name: string;
  price: number | null;
  /** Price without the reduction of an offer. */
  full: number | null;
  /** Charged later. */
  isDeferred: boolean;
};

/**
 * One line of the cart: its vehicle, its items with their prices, and what buying them means. Renders only if its values change:
 * each edit prices all lines again, and a cart may have hundreds.
 */
export const CartLineRow = memo(
  Row,
  ({ line, priced, ...props }, { line: nextLine, priced: nextPriced, ...next }) =>
    isSame(line, nextLine) &&
    isSame(priced, nextPriced) &&
    Object.entries(next).every(([name, value]) => props[name as keyof typeof props] === value),
);
const isSame = (one: object | null, other: object | null) => JSON.stringify(one) === JSON.stringify(other);

function Row({ line, priced, vehicle, lostUntil, error, products, offers, currency, isBusy }: Props) {
  const { t } = useTranslation('checkout');
  const words = usePriceWords();
  const notesOf = useLineNotes(products, currency);
  const refuse = useCartRefusal();
  const items = useItems({ line, priced, products, offers });
  const [first] = items;
  const name = vehicle?.vehicle_name ?? priced?.vehicle_name ?? (line.device_key || t('line.newVehicle'));
  const title = line.device_key === undefined ? (items.find(({ kind }) => kind === 'product')?.name ?? name) : name;
  const Icon = first?.kind === 'product' ? IconCpu : first?.kind === 'add_on' ? IconVideo : IconTruck;
  const model = [vehicle?.vehicle_year, vehicle?.vehicle_make].filter(Boolean).join(' ');
  const product = vehicle ? undefined : products.find(({ id }) => id === line.product_id);
  const picture = vehicle?.image ?? product?.image;
  const price = (amount: number | null) =>
    amount === null ? null : amount === 0 ? t('line.free') : words.money(amount, currency);
  return (
    <li className={styles.line} data-failed={error !== null}>
      <span className={styles.icon}>
        {picture ? (
          <img src={picture} alt="" />
        ) : product ? (
          <ProductDrawing sku={product.sku} isModule={product.category === 'module'} />
        ) : (
          <Icon size={20} aria-hidden />
        )}
      </span>
      <div className={styles.lineBody}>
        <b className={styles.name}>{title}</b>
        {model !== '' && <small className={styles.note}>{model}</small>}
        {items.map((item) => (
          <div key={item.kind} className={styles.item}>
            <span className={styles.itemName}>
              {item.kind === 'product' && line.device_key === undefined ? (
                <Quantity line={line} name={title} isDisabled={isBusy} />
              ) : (
                item.name
              )}
            </span>
            {item.full !== null && <s className={styles.full}>{words.money(item.full, currency)}</s>}
            <b className="tabular">{item.isDeferred ? t('line.later') : price(item.price)}</b>
            <ActionIcon
              variant="subtle"
              className={styles.remove}
              disabled={isBusy}
              aria-label={t('line.remove', { item: item.name, name: title })}
              onClick={() => {
                const refusal = removeFromCart(lineKey(line), item.kind);
                if (refusal) refuse(refusal);
              }}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </div>
        ))}
        {notesOf(line, priced, { vehicle, lostUntil }).map((note) => (
          <small key={note} className={styles.note}>
            {note}
          </small>
        ))}
        {error !== null && <LineError line={line} detail={error} isBusy={isBusy} />}
      </div>
    </li>
  );
}

/** Items of a line with their names and gross prices. Without prices, plans and add-ons by the names of the offers. */
function useItems({ line, priced, products, offers }: Pick<Props, 'line' | 'priced' | 'products' | 'offers'>): Item[] {
  const { t } = useTranslation('checkout');
  const words = usePriceWords();
  const items: Item[] = [];
  const isDeferred = priced?.is_payment_deferred ?? false;
  const service = { full: null, isDeferred };
  if (line.plan_id !== undefined) {
    const offer = offers?.find(({ id }) => id === line.plan_id);
    const plan = priced?.plan_name ?? offer?.name;
    const model = priced?.billing_model ?? offer?.billing_model;
    const one = plan ? words.plan(plan, model) : offers ? line.plan_id : '';
    const name = isForNewVehicle(line) && quantityOf(line) > 1 ? `${quantityOf(line)} × ${one}` : one;
    items.push({ kind: 'plan', name, price: priced?.plan_price ?? null, ...service });
  }
  if (line.plan_add_on_id !== undefined && (hasAddOn(line) || items.length > 0)) {
    const offered = offers
      ?.flatMap(({ plan_add_ons = [] }) => plan_add_ons)
      .find(({ id }) => id === line.plan_add_on_id);
    const unpriced = offered?.name ?? (offers ? line.plan_add_on_id : '');
    const given = priced?.plan_add_on ?? unpriced;
    const name = hasAddOn(line) ? words.addOn(line.plan_add_on_id, given) : t('line.noStreaming');
    items.push({ kind: 'add_on', name, price: priced?.plan_add_on_price ?? null, ...service });
  }
  if (line.product_id !== undefined) {
    const product = products.find(({ id }) => id === line.product_id);
    const given = priced?.product_name ?? product?.name ?? product?.sku ?? '';
    const name = words.product(product?.sku, given);
    const price = priced && productGross(priced);
    const full = product ? product.price * quantityOf(line) : null;
    items.push({
      kind: 'product',
      name,
      price,
      full: full !== null && price !== null && full > price ? full : null,
      isDeferred: false,
    });
  }
  return items;
}

/** The product's share of a line's gross amount, for display. */
function productGross({ payment, is_payment_deferred, plan_price, plan_add_on_price }: PaymentLine): number {
  const service = is_payment_deferred ? 0 : (plan_price ?? 0) + (plan_add_on_price ?? 0);
  return Math.round((payment.amount - service) * 100) / 100;
}
