import { Button, NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../../api/model.ts';
import { planOffersQuery } from '../../data/billing/queries.ts';
import { paths } from '../../lib/paths.ts';
import { quantityOf } from '../../rules/billing/cart.ts';
import { MAX_PRODUCT_QUANTITY } from '../../rules/constants/billing.ts';
import { addedToCart } from '../../state/alerts.ts';
import { addToCart, useCart } from '../../state/cart.ts';
import { usePageExists } from '../../ui/page-exists.tsx';
import { useCartRefusal } from '../../widgets/billing/use-add-to-cart.ts';
import { usePriceWords } from '../../widgets/billing/use-price-words.ts';
import styles from './products-page.module.css';

const ARROW = <IconChevronDown size={16} aria-hidden />;

/** Adds products to the cart, alone or each with the plan of the vehicle that it will be in (commerce 4). */
export function ProductAdder({ product: { id, sku, name: given = sku, category } }: { product: Product }) {
  const { t } = useTranslation('products');
  const isSold = usePageExists()(paths.checkout);
  const refuse = useCartRefusal();
  const name = usePriceWords().product(sku, given);
  const why = useId();
  const [plan, setPlan] = useState('');
  const held = useCart(({ lines }) => lines).filter((line) => line.product_id === id && !line.device_key);
  const countOf = (lines: typeof held) => lines.reduce((sum, line) => sum + quantityOf(line), 0);
  const inCart = countOf(held);
  const most = MAX_PRODUCT_QUANTITY - countOf(held.filter(({ plan_id = '' }) => plan_id === plan));
  const [chosen, setChosen] = useState(1);
  const quantity = Math.min(chosen, most);
  const isFull = most <= 0;
  const add = () => {
    if (isFull) return;
    const refusal = addToCart({ product_id: id, product_quantity: quantity, ...(plan !== '' && { plan_id: plan }) });
    setChosen(1);
    if (refusal) return refuse(refusal);
    addedToCart(t('added', { name }), isSold ? { label: t('checkout'), to: paths.checkout } : undefined);
  };
  return (
    <div className={styles.order}>
      {category === 'module' && <PlanChoice name={name} value={plan} onChange={setPlan} />}
      <div className={styles.adder}>
        {!isFull && (
          <NativeSelect
            aria-label={t('quantityOf', { name })}
            rightSection={ARROW}
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
    </div>
  );
}

type PlanChoiceProps = { name: string; value: string; onChange: (plan: string) => void };

/** Plans for the vehicle that a module will be in. Without the list of plans, a module is bought alone. */
function PlanChoice({ name, value, onChange }: PlanChoiceProps) {
  const { t } = useTranslation('products');
  const words = usePriceWords();
  const { data: offers = [] } = useQuery(planOffersQuery());
  const plans = offers.filter(({ tracking_only }) => !tracking_only);
  return (
    <NativeSelect
      label={t('plan')}
      aria-label={t('planOf', { name })}
      rightSection={ARROW}
      data={[
        { value: '', label: t('noPlan') },
        ...plans.map((plan) => ({
          value: plan.id,
          label: t('planOption', {
            plan: plan.name,
            term: words.termWithin(plan.billing_model),
            price: words.money(plan.price, plan.currency),
          }),
        })),
      ]}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
